import { describe, expect, it } from 'vitest';
import { CallError, refusal } from '#api/call-error.ts';
import type { VerificationCalls } from '#api/verification.ts';
import { runMachine } from '#lib/machine/run-machine.ts';
import { phoneCheckEffects } from './effects.ts';
import { begin, next, type State } from './machine.ts';

function start(answers: { send?: () => Promise<number>; verify?: () => Promise<unknown> } = {}) {
  const asked: unknown[] = [];
  const states: State[] = [];
  const calls: VerificationCalls = {
    send: async (...asking) => {
      asked.push(asking);
      return (await answers.send?.()) ?? 60;
    },
    verify: async (...asking) => {
      asked.push(asking);
      return answers.verify?.();
    },
    lookAgain: () => void asked.push('look-again'),
  };
  const run = runMachine(
    { first: { state: begin('US'), effects: [] }, next, effects: phoneCheckEffects(calls, () => 1_000) },
    (state) => void states.push(state),
  );
  const settle = () => new Promise((passed) => setImmediate(passed));
  const submit = async () => {
    run.send({ type: 'number-entered', text: '4152345678', pasted: true });
    run.send({ type: 'number-submitted' });
    await settle();
  };
  const confirm = async () => {
    run.send({ type: 'code-entered', code: '123456' });
    run.send({ type: 'code-submitted' });
    await settle();
  };
  return { run, asked, submit, confirm, state: () => states.at(-1) };
}

const refuse = (status: number, message: string) => async () => {
  throw new CallError(refusal(status, { code: 'any', message }));
};

describe('a phone check', () => {
  it('PH-01 sends, checks, and looks again', async () => {
    const check = start();
    await check.submit();
    expect(check.state()).toMatchObject({ name: 'code', resendAt: 61_000 });
    await check.confirm();
    expect(check.state()).toEqual({ name: 'verified' });
    expect(check.asked).toEqual([['14152345678', true], ['14152345678', '123456'], 'look-again']);
  });

  it('PH-01 brings refusals back to where they belong', async () => {
    const number = start({ send: refuse(429, 'Wait.') });
    await number.submit();
    expect(number.state()).toMatchObject({ name: 'number', problem: { said: 'Wait.' } });

    const code = start({ verify: refuse(422, 'Wrong.') });
    await code.submit();
    await code.confirm();
    expect(code.state()).toMatchObject({ name: 'code', code: '', problem: { said: 'Wrong.' } });
  });

  it('PH-01 keeps the digits of a code that was not judged', async () => {
    const check = start({ verify: refuse(503, 'Later.') });
    await check.submit();
    await check.confirm();
    expect(check.state()).toMatchObject({ name: 'code', code: '123456', problem: { said: 'Later.' } });
  });

  it.each(['send', 'verify'] as const)(
    'PH-01 takes a conflict of %s for what it is: verified',
    async (call) => {
      const check = start({ [call]: refuse(409, 'Already.') });
      await check.submit();
      await check.confirm();
      expect(check.state()).toEqual({ name: 'verified' });
    },
  );

  it('PH-01 follows nothing once it is gone', async () => {
    const check = start();
    check.run.stop();
    await check.submit();
    expect(check.asked).toEqual([]);
  });
});
