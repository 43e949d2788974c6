import { describe, expect, it } from 'vitest';
import { begin, type Event, isComplete, next, type State, type Step } from './machine.ts';

const typed = (text: string): Event => ({ type: 'number-entered', text, pasted: false });
const pasted = (text: string): Event => ({ type: 'number-entered', text, pasted: true });
const submitted: Event = { type: 'number-submitted' };
const sent: Event = { type: 'code-sent', resendAt: 60_000 };
const code = (digits: string): Event => ({ type: 'code-entered', code: digits });
const confirmed: Event = { type: 'code-submitted' };
const problem = { said: 'No.' };

/** Where a check that began in Germany stands after these events, and what the last of them asks for. */
function walk(...events: Event[]): Step {
  const first: Step = { state: begin('DE'), effects: [] };
  return events.reduce<Step>((step, event) => next(step.state, event), first);
}
const toCode = [typed('1701234567'), submitted, sent];
const toChecking = [...toCode, code('123456'), confirmed];

describe('number', () => {
  it('PH-01 begins with the country of the visit and an empty number', () => {
    expect(begin('DE')).toEqual({
      name: 'number',
      entry: { country: 'DE', number: '', pasted: false },
      problem: null,
    });
  });

  it.each<[string, Event[], object]>([
    ['typed', [typed('170 1')], { country: 'DE', number: '1701', pasted: false }],
    ['pasted', [pasted('170-1234')], { country: 'DE', number: '1701234', pasted: true }],
    ['pasted with its country', [pasted('+33 6 12 34')], { country: 'FR', number: '61234', pasted: true }],
    ['typed with its country', [typed('+33')], { country: 'FR', number: '', pasted: false }],
    [
      'pasted, then mended',
      [pasted('1701'), typed('17012')],
      { country: 'DE', number: '17012', pasted: true },
    ],
    ['pasted, emptied, typed', [pasted('1701'), typed(''), typed('2')], { number: '2', pasted: false }],
    [
      'for another country',
      [typed('612'), { type: 'country-chosen', country: 'FR' }],
      { country: 'FR', number: '612' },
    ],
  ])('PH-01 %s', (_what, events, entry) => {
    expect(walk(...events)).toMatchObject({ state: { name: 'number', entry }, effects: [] });
  });

  it.each(['', '123', '0123456', '12a456', '123456789012345'])('PH-01 %j is invalid', (number) => {
    expect(walk(typed(number), submitted)).toMatchObject({
      state: { name: 'number', problem: { text: 'phone_invalid' } },
      effects: [],
    });
  });

  it('PH-01 a change takes the problem away', () => {
    expect(walk(submitted, typed('1')).state).toMatchObject({ problem: null });
    expect(walk(submitted, { type: 'country-chosen', country: 'FR' }).state).toMatchObject({ problem: null });
  });

  it.each([
    [typed('1701234567'), false],
    [pasted('1701234567'), true],
  ])('PH-01 submitted: code plus number, and whether it was pasted', (entering, cp) => {
    expect(walk(entering, submitted)).toMatchObject({
      state: { name: 'sending', entry: { country: 'DE', number: '1701234567' } },
      effects: [{ type: 'send', phone: '491701234567', cp }],
    });
  });
});

describe('sending', () => {
  it('PH-01 sent: code', () => {
    expect(walk(...toCode)).toEqual({
      state: {
        name: 'code',
        entry: { country: 'DE', number: '1701234567', pasted: false },
        code: '',
        resendAt: 60_000,
        problem: null,
        isResent: false,
      },
      effects: [],
    });
  });

  it('PH-01 not sent: back to the number, which stays', () => {
    expect(walk(typed('1701234567'), submitted, { type: 'code-not-sent', problem }).state).toMatchObject({
      name: 'number',
      entry: { number: '1701234567' },
      problem,
    });
  });

  it('PH-01 another tab was faster: verified', () => {
    expect(walk(typed('1701234567'), submitted, { type: 'verified' })).toEqual({
      state: { name: 'verified' },
      effects: [{ type: 'look-again' }],
    });
  });

  it('PH-01 a second press changes nothing', () => {
    expect(walk(typed('1701234567'), submitted, submitted)).toMatchObject({
      state: { name: 'sending' },
      effects: [],
    });
  });
});

describe('code', () => {
  it('PH-01 takes six single digits and nothing else', () => {
    for (const wrong of ['12a', '1234567', '١٢٣'])
      expect(walk(...toCode, code('12'), code(wrong)).state).toMatchObject({ code: '12' });
    expect(walk(...toCode, code('123456')).state).toMatchObject({ code: '123456' });
  });

  it('PH-01 can be confirmed only when complete', () => {
    expect(walk(...toCode, code('12345'), confirmed)).toMatchObject({ state: { name: 'code' }, effects: [] });
    expect(walk(...toChecking)).toMatchObject({
      state: { name: 'checking', code: '123456' },
      effects: [{ type: 'verify', phone: '491701234567', code: '123456' }],
    });
    expect(['12345', '123456'].map(isComplete)).toEqual([false, true]);
  });

  it('PH-01 Wrong number: back to the number, which stays', () => {
    expect(walk(...toCode, { type: 'wrong-number' }).state).toEqual({
      name: 'number',
      entry: { country: 'DE', number: '1701234567', pasted: false },
      problem: null,
    });
  });

  it('PH-01 asked for again too early: nothing', () => {
    expect(walk(...toCode, { type: 'resend-asked', now: 59_999 })).toMatchObject({
      state: { name: 'code' },
      effects: [],
    });
  });

  it('PH-01 asked for again: resending', () => {
    expect(walk(...toCode, code('12'), { type: 'resend-asked', now: 60_000 })).toMatchObject({
      state: { name: 'resending', code: '12' },
      effects: [{ type: 'send', phone: '491701234567', cp: false }],
    });
  });
});

describe('resending', () => {
  const toResending = [...toCode, code('12'), { type: 'resend-asked', now: 60_000 } as const];

  it('PH-01 sent: a new code is asked for, and it is said', () => {
    expect(walk(...toResending, { type: 'code-sent', resendAt: 120_000 }).state).toMatchObject({
      ...{ name: 'code', code: '', resendAt: 120_000, isResent: true, problem: null },
    });
  });

  it('PH-01 not sent: the former code may still be entered', () => {
    expect(walk(...toResending, { type: 'code-not-sent', problem }).state).toMatchObject({
      ...{ name: 'code', code: '12', resendAt: 60_000, problem },
    });
  });

  it('PH-01 another tab was faster: verified', () => {
    expect(walk(...toResending, { type: 'verified' }).state).toEqual({ name: 'verified' });
  });
});

describe('checking', () => {
  it.each([
    [true, ''],
    [false, '123456'],
  ])('PH-01 refused: a code that is spent (%s) leaves %j', (isSpent, left) => {
    expect(walk(...toChecking, { type: 'code-refused', problem, isSpent }).state).toMatchObject({
      ...{ name: 'code', code: left, problem },
    });
  });

  it('PH-01 the next digit takes the problem away', () => {
    const { state } = walk(...toChecking, { type: 'code-refused', problem, isSpent: true }, code('1'));
    expect(state).toMatchObject({ code: '1', problem: null });
  });

  it('PH-01 verified: whatever waited for it is looked at again', () => {
    expect(walk(...toChecking, { type: 'verified' })).toEqual({
      state: { name: 'verified' },
      effects: [{ type: 'look-again' }],
    });
  });
});

describe('verified', () => {
  it('PH-01 is the end', () => {
    const end: State = { name: 'verified' };
    for (const event of [submitted, sent, confirmed, { type: 'wrong-number' } as const])
      expect(next(end, event)).toEqual({ state: end, effects: [] });
  });
});
