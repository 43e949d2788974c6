import type { NoticeAppeal } from '@earnwall/contract/notices';
import { expect, it } from 'vitest';
import { appealSteps } from './appeal-steps.ts';

const at = '2030-05-01T12:00:00Z';
const sent: NoticeAppeal = {
  ...{ id: 't1', status: 'sent', sent_at: at, answered_at: null, another_reader: false },
};

it.each<[string, Partial<NoticeAppeal>, boolean[]]>([
  ['just sent', {}, [true, false, false]],
  ['being read', { status: 'read' }, [true, true, false]],
  ['answered', { status: 'answered', answered_at: at }, [true, true, true]],
  ['answered, and something was added', { answered_at: at }, [true, true, true]],
  ['closed without an answer', { status: 'closed' }, [true, true, false]],
  ['of an account that is not proven', { id: null }, [true]],
])('NO-01 the steps of an appeal %s', (_, changes, done) => {
  expect(appealSteps({ ...sent, ...changes }).map(({ isDone }) => isDone)).toEqual(done);
});

it('NO-01 promises another reader only where the server holds it', () => {
  const notes = (appeal: NoticeAppeal) => appealSteps(appeal).flatMap(({ note }) => note ?? []);
  expect(notes(sent)).toEqual([]);
  expect(notes({ ...sent, another_reader: true })).toEqual(['notice_appeal_other']);
});
