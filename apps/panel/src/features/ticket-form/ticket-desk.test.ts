import { describe, expect, it } from 'vitest';
import { CallError, refusal } from '#api/call-error.ts';
import type { SentTicket } from '#api/support.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { openDesk } from './ticket-desk.ts';

type Answer = boolean | Error;

const good: Draft = { ...emptyDraft, email: 'alice@example.com', text: 'Where are my coins?' };
const png = (name: string) => new File(['not even a picture'], name, { type: 'image/png' });

/** A desk over a server that answers as told, one after the other; without an answer it never does. */
function aDesk(...answers: Answer[]) {
  const sent: SentTicket[] = [];
  const signals: AbortSignal[] = [];
  const reports: string[] = [];
  const held = new Set<string>();
  const desk = openDesk(good, {
    send: async (ticket, { signal, progressed }) => {
      sent.push(ticket);
      signals.push(signal);
      progressed(0.25);
      const answer = answers.shift();
      if (answer === undefined) return new Promise(() => undefined);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    report: (message) => reports.push(message),
    keep: () => undefined,
    show: (file) => {
      held.add(file.name);
      return file.name;
    },
    release: (preview) => held.delete(preview),
    newKey: () => `key-${sent.length}`,
  });
  const state = () => desk.state.getState();
  const submit = async () => {
    desk.happened({ type: 'submitted', online: true });
    await new Promise(setImmediate);
  };
  return { ...desk, now: state, submit, sent, signals, reports, held };
}

describe('the desk', () => {
  it('TK-03 sends, tells how far it is, and is done', async () => {
    const desk = aDesk(true);
    const seen: unknown[] = [];
    desk.state.subscribe((state) => seen.push('progress' in state ? state.progress : state.name));
    await desk.submit();
    expect(seen).toEqual([0, 0.25, 'sent']);
    expect(desk.sent).toEqual([{ ...good, key: 'key-0' }]);
  });

  it('TK-03 an exception reports the ticket, but none of its words', async () => {
    const desk = aDesk(new CallError(refusal(503, { code: 'unavailable', message: 'later' })));
    desk.add([png('passport.png')]);
    await desk.submit();
    expect(desk.now()).toMatchObject({ name: 'error', why: 'failed' });
    expect(desk.reports).toEqual([
      'support-ticket: CallError: later; message of 19 characters; files: image/png 18; no attempt',
    ]);
  });

  it('TK-03 false is an error of which nobody is told', async () => {
    const desk = aDesk(false);
    await desk.submit();
    expect(desk.now()).toMatchObject({ name: 'error', why: 'failed' });
    expect(desk.reports).toEqual([]);
  });

  it('the same draft keeps its key, so that a lost answer makes no second ticket; other words get another', async () => {
    const lost = new CallError({ kind: 'network', status: null, code: null, message: 'network error' });
    const desk = aDesk(lost, lost, true);
    await desk.submit();
    await desk.submit();
    desk.happened({ type: 'changed', field: 'text', value: 'Still waiting' });
    await desk.submit();
    expect(desk.sent.map(({ key }) => key)).toEqual(['key-0', 'key-0', 'key-2']);
  });

  it('cancelled, it stops the upload and hears no more of it', async () => {
    const desk = aDesk();
    await desk.submit();
    desk.happened({ type: 'cancelled' });
    expect(desk.signals[0]?.aborted).toBe(true);
    expect(desk.now()).toMatchObject({ name: 'editing', draft: good });
  });

  it('TK-02 a refusal by content stands at the right file, and everything else is kept', async () => {
    const errors = { 'files.1': ['ticket_wrong-file-type_updated'] };
    const desk = aDesk(new CallError(refusal(422, { code: 'unprocessable', message: 'no', errors })));
    desk.add([png('a.png'), png('b.png')]);
    await desk.submit();
    const [, second] = desk.now().draft.files;
    expect(desk.now()).toMatchObject({
      name: 'editing',
      problems: { byFile: { [second?.id ?? '']: 'ticket_wrong-file-type_updated' } },
    });
    expect(desk.reports).toEqual([]);
  });

  it('holds files for as long as they are shown, and no longer', async () => {
    const desk = aDesk(true);
    desk.add([png('a.png'), png('b.png')]);
    expect([...desk.held]).toEqual(['a.png', 'b.png']);
    desk.happened({ type: 'file-removed', id: desk.now().draft.files[0]?.id ?? '' });
    expect([...desk.held]).toEqual(['b.png']);
    await desk.submit();
    expect(desk.held.size).toBe(0);
  });

  it('takes no files while it sends', async () => {
    const desk = aDesk();
    await desk.submit();
    desk.add([png('late.png')]);
    expect(desk.held.size).toBe(0);
  });
});
