import { describe, expect, it } from 'vitest';
import { createStopper } from './stopper.ts';

describe('stopping what was started', () => {
  it('OP-03 stops the rest when one step fails, throws or hangs, and says which', async () => {
    const stopper = createStopper();
    const stopped: string[] = [];
    const failures: string[] = [];
    stopper.add('the database', async () => void stopped.push('the database'));
    stopper.add('the jobs', () => new Promise(() => {}));
    stopper.add('the socket', () => {
      throw new Error('It was never open');
    });
    stopper.add('the files', () => Promise.reject(new Error('The disk is full')));
    stopper.add('the server', async () => void stopped.push('the server'));
    const failed = (what: string, error: unknown) =>
      failures.push(`${what}: ${error instanceof Error && error.message}`);

    await stopper.stop({ limitMs: 20, failed });
    expect(stopped).toEqual(['the server', 'the database']);
    expect(failures).toEqual([
      'the files: The disk is full',
      'the socket: It was never open',
      'the jobs: It has not stopped within 20 ms',
    ]);
  });

  it('stops each once, however often it is asked', async () => {
    const stopper = createStopper();
    let times = 0;
    stopper.add('one', async () => {
      times += 1;
    });
    const how = { limitMs: 1_000, failed: () => {} };
    await Promise.all([stopper.stop(how), stopper.stop(how)]);
    await stopper.stop(how);
    expect(times).toBe(1);
  });
});
