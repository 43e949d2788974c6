import { describe, expect, it } from 'vitest';
import { type Check, newsOf } from './go-live.ts';

const check = (name: Check['name'], state: Check['state']): Check => ({
  ...{ name, state, at: null, what: 'It came from elsewhere.', fix: state === 'failed' ? 'Add it.' : null },
});

describe('CO-03 what is announced', () => {
  it.each<[string, Check[] | null, Check[], string]>([
    ['nothing at first', null, [check('visit', 'passed')], ''],
    ['nothing that was known', [check('visit', 'passed')], [check('visit', 'passed')], ''],
    ['a check that passed', [check('visit', 'waiting')], [check('visit', 'passed')], 'Visit passed.'],
    [
      'a check that failed, with its fix',
      [check('visit', 'waiting')],
      [check('visit', 'failed')],
      'Visit failed. It came from elsewhere. Add it.',
    ],
    ['not what it waits for next', [check('start', 'not_yet')], [check('start', 'waiting')], ''],
  ])('%s', (_, before, now, text) => expect(newsOf(before, now)).toBe(text));
});
