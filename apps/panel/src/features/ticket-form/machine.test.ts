import { describe, expect, it } from 'vitest';
import { type Draft, type DraftFile, emptyDraft } from './draft.ts';
import { begin, type Event, next, type State, type Step } from './machine.ts';
import { noProblems } from './problems.ts';

const aFile = (id: string, type = 'image/png', bytes = 10): DraftFile => ({
  ...{ id, preview: `blob:${id}` },
  file: new File([new Uint8Array(bytes)], `${id}.png`, { type }),
});
const good: Draft = { ...emptyDraft, email: 'alice@example.com', text: 'Where are my coins?' };
const submit: Event = { type: 'submitted', online: true };
const fails: Event = { type: 'failed', why: 'failed', failure: 'CallError: status 500' };

/** What follows after all of these happened; effects of the last one. */
function told(draft: Draft, ...events: Event[]): Step {
  return events.reduce<Step>(({ state }, event) => next(state, event), { state: begin(draft), effects: [] });
}
const problemsOf = (state: State) => ('problems' in state ? state.problems : null);

describe('a ticket', () => {
  it('TK-03 goes from editing over sending to sent, and asks to be kept on the way', () => {
    const typed = told(emptyDraft, { type: 'changed', field: 'text', value: 'Hello' });
    expect(typed.effects).toEqual([{ type: 'keep', draft: { ...emptyDraft, text: 'Hello' } }]);
    const sending = told(good, submit);
    expect(sending).toEqual({
      state: { name: 'sending', draft: good, progress: 0 },
      effects: [{ type: 'send', draft: good }],
    });
    expect(next(sending.state, { type: 'progressed', progress: 0.5 }).state).toMatchObject({ progress: 0.5 });
    expect(next(sending.state, { type: 'accepted' }).state.name).toBe('sent');
  });

  it('TK-03 sent, leaves nothing behind but the address; its previews are let go', () => {
    const files = [aFile('1'), aFile('2')];
    const { state, effects } = told({ ...good, files, attempt: 'cid' }, submit, { type: 'accepted' });
    const left = { ...emptyDraft, email: good.email };
    expect(effects).toEqual([
      { type: 'keep', draft: left },
      { type: 'release', files },
    ]);
    expect(next(state, { type: 'read' }).state).toEqual(begin(left));
  });

  it.each<[string, Event, string, string[]]>([
    ['false', { type: 'declined' }, 'failed', []],
    ['an exception', fails, 'failed', ['report']],
    ['too many', { type: 'failed', why: 'too-many', failure: '' }, 'too-many', []],
  ])('TK-03 %s is an error that keeps every word and every file', (_, event, why, effects) => {
    const draft = { ...good, files: [aFile('1')] };
    const step = told(draft, submit, event);
    expect(step.state).toMatchObject({ name: 'error', why });
    expect(step.state.draft).toBe(draft);
    expect(step.effects.map(({ type }) => type)).toEqual(effects);
  });

  it('TK-03 after an error the very same draft is sent again', () => {
    const { state, effects } = told(good, submit, fails, submit);
    expect(state.name).toBe('sending');
    expect(effects).toEqual([{ type: 'send', draft: good }]);
    expect(state.draft).toBe(good);
  });

  it('TK-03 the notice stays while the user goes on typing', () => {
    const { state } = told(good, submit, fails, { type: 'changed', field: 'text', value: 'More' });
    expect(state).toMatchObject({ name: 'error', draft: { text: 'More' } });
  });

  it('without a connection nothing is sent, and nothing lost', () => {
    const { state, effects } = told(good, { type: 'submitted', online: false });
    expect(state).toMatchObject({ name: 'error', why: 'offline', draft: good });
    expect(effects).toEqual([]);
  });

  it('cancelled, is as it was', () => {
    const { state, effects } = told(good, submit, { type: 'cancelled' });
    expect(state).toEqual(begin(good));
    expect(effects).toEqual([{ type: 'abort' }]);
  });

  it.each<[string, Event[]]>([
    ['a second press while sending', [submit, submit]],
    ['a change while sending', [submit, { type: 'changed', field: 'text', value: '' }]],
  ])('%s changes nothing', (_, events) => {
    expect(told(good, ...events)).toEqual({
      state: { name: 'sending', draft: good, progress: 0 },
      effects: [],
    });
  });

  it('an answer that comes after the cancellation changes nothing', () => {
    expect(told(good, submit, { type: 'cancelled' }, { type: 'accepted' }).state).toEqual(begin(good));
  });
});

describe('what is wrong with it', () => {
  it('TK-02 shows when a field is left, and goes when it is changed', () => {
    const left = told(emptyDraft, { type: 'left', field: 'email' }, { type: 'left', field: 'text' });
    expect(problemsOf(left.state)).toMatchObject({
      email: 'ticket_email-invalid',
      text: 'ticket_message-validation',
    });
    const changed = next(left.state, { type: 'changed', field: 'email', value: 'a' });
    expect(problemsOf(changed.state)?.email).toBeNull();
  });

  it('TK-02 stops it on sending, each time anew', () => {
    const once = told({ ...emptyDraft, text: ' ' }, submit);
    expect(once.state).toMatchObject({ name: 'editing', stopped: 1 });
    expect(problemsOf(once.state)).toMatchObject({
      email: 'ticket_email-invalid',
      text: 'ticket_message-validation',
    });
    expect(next(once.state, submit).state).toMatchObject({ stopped: 2 });
  });

  it('TK-02 stands at each file, and stops it until the file is gone', () => {
    const files = [aFile('1'), aFile('2', 'application/pdf'), aFile('3', 'image/png', 1_048_577)];
    const added = told(good, { type: 'files-added', files });
    expect(problemsOf(added.state)?.byFile).toEqual({
      2: 'ticket_wrong-file-type_updated',
      3: 'ticket_wrong-file-size_updated',
    });
    expect(next(added.state, submit).state.name).toBe('editing');
    const removed = ['2', '3'].reduce(({ state }, id) => next(state, { type: 'file-removed', id }), added);
    expect(removed.effects).toContainEqual({ type: 'release', files: [files[2]] });
    expect(next(removed.state, submit).state.name).toBe('sending');
  });

  it('TK-02 is said of a sixth file, until there are five', () => {
    const files = ['1', '2', '3', '4', '5', '6'].map((id) => aFile(id));
    const { state } = told(good, { type: 'files-added', files });
    expect(problemsOf(state)?.files).toBe('ticket_wrong-file-quantity');
    expect(next(state, submit).state.name).toBe('editing');
    const five = next(state, { type: 'file-removed', id: '3' }).state;
    expect(problemsOf(five)?.files).toBeNull();
    expect(next(five, submit).state.name).toBe('sending');
  });

  it('TK-02 comes from the server too, and stays at its file while others come and go', () => {
    const draft = { ...good, files: [aFile('1'), aFile('2')] };
    const problems = { ...noProblems, byFile: { 2: 'ticket_wrong-file-type_updated' } as const };
    const refused = told(draft, submit, { type: 'refused', problems });
    expect(refused.state).toMatchObject({ name: 'editing', stopped: 1, draft });
    const fewer = next(refused.state, { type: 'file-removed', id: '1' }).state;
    expect(problemsOf(fewer)?.byFile).toEqual(problems.byFile);
    expect(next(fewer, submit).state.name).toBe('editing');
  });
});
