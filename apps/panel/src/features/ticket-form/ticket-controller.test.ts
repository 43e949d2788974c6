import { describe, expect, it } from 'vitest';
import { CallError, refusal } from '#api/call-error.ts';
import type { SentTicket } from '#api/support.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { createTicketController } from './ticket-controller.ts';

type Answer = boolean | Error;

const good: Draft = { ...emptyDraft, email: 'alice@example.com', text: 'Where are my coins?' };
const png = (name: string) => new File(['not even a picture'], name, { type: 'image/png' });

/** A controller over a server that answers as told, one after the other; without an answer it never does. */
function aController(...answers: Answer[]) {
  const sent: SentTicket[] = [];
  const signals: AbortSignal[] = [];
  const reports: string[] = [];
  const held = new Set<string>();
  const controller = createTicketController(good, {
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
  const state = () => controller.state.getState();
  const submit = async () => {
    controller.happened({ type: 'submitted', online: true });
    await new Promise(setImmediate);
  };
  return { ...controller, now: state, submit, sent, signals, reports, held };
}

describe('the controller', () => {
  it('TK-03 sends, tells how far it is, and is done', async () => {
    const controller = aController(true);
    const seen: unknown[] = [];
    controller.state.subscribe((state) => seen.push('progress' in state ? state.progress : state.name));
    await controller.submit();
    expect(seen).toEqual([0, 0.25, 'sent']);
    expect(controller.sent).toEqual([{ ...good, key: 'key-0' }]);
  });

  it('TK-03 an exception reports the ticket, but none of its words', async () => {
    const controller = aController(new CallError(refusal(503, { code: 'unavailable', message: 'later' })));
    controller.add([png('passport.png')]);
    await controller.submit();
    expect(controller.now()).toMatchObject({ name: 'error', why: 'failed' });
    expect(controller.reports).toEqual([
      'support-ticket: CallError: later; message of 19 characters; files: image/png 18; no attempt',
    ]);
  });

  it('TK-03 false is an error of which nobody is told', async () => {
    const controller = aController(false);
    await controller.submit();
    expect(controller.now()).toMatchObject({ name: 'error', why: 'failed' });
    expect(controller.reports).toEqual([]);
  });

  it('the same draft keeps its key, so that a lost answer makes no second ticket; other words get another', async () => {
    const lost = new CallError({ kind: 'network', status: null, code: null, message: 'network error' });
    const controller = aController(lost, lost, true);
    await controller.submit();
    await controller.submit();
    controller.happened({ type: 'changed', field: 'text', value: 'Still waiting' });
    await controller.submit();
    expect(controller.sent.map(({ key }) => key)).toEqual(['key-0', 'key-0', 'key-2']);
  });

  it('cancelled, it stops the upload and hears no more of it', async () => {
    const controller = aController();
    await controller.submit();
    controller.happened({ type: 'cancelled' });
    expect(controller.signals[0]?.aborted).toBe(true);
    expect(controller.now()).toMatchObject({ name: 'editing', draft: good });
  });

  it('TK-02 a refusal by content stands at the right file, and everything else is kept', async () => {
    const errors = { 'files.1': ['ticket_wrong-file-type_updated'] };
    const controller = aController(
      new CallError(refusal(422, { code: 'unprocessable', message: 'no', errors })),
    );
    controller.add([png('a.png'), png('b.png')]);
    await controller.submit();
    const [, second] = controller.now().draft.files;
    expect(controller.now()).toMatchObject({
      name: 'editing',
      problems: { byFile: { [second?.id ?? '']: 'ticket_wrong-file-type_updated' } },
    });
    expect(controller.reports).toEqual([]);
  });

  it('holds files for as long as they are shown, and no longer', async () => {
    const controller = aController(true);
    controller.add([png('a.png'), png('b.png')]);
    expect([...controller.held]).toEqual(['a.png', 'b.png']);
    controller.happened({ type: 'file-removed', id: controller.now().draft.files[0]?.id ?? '' });
    expect([...controller.held]).toEqual(['b.png']);
    await controller.submit();
    expect(controller.held.size).toBe(0);
  });

  it('takes no files while it sends', async () => {
    const controller = aController();
    await controller.submit();
    controller.add([png('late.png')]);
    expect(controller.held.size).toBe(0);
  });
});
