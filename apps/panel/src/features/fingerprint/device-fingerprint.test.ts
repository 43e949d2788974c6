import { fingerprint } from '@earnwall/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceFingerprint, withRetries } from './device-fingerprint.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const taking = (ms: number) => vi.fn(async () => wait(ms).then(() => 'device'));

/** What an ask brings, and how long it took. */
async function asked(ask: () => Promise<string | null>) {
  const start = Date.now();
  const answer = ask().then((value) => ({ value, ms: Date.now() - start }));
  await vi.runAllTimersAsync();
  return answer;
}

describe('the fingerprint of the device', () => {
  it.each([
    [30, 'device', 50],
    [120, 'device', 150],
    [1980, 'device', 2000],
    [2001, null, 2000],
  ])(
    'AP-08 that takes %d ms is found by looking every 50 ms up to 2000 ms: %s after %d ms',
    async (took, value, ms) => {
      const load = taking(took);
      expect(await asked(createDeviceFingerprint({ load, wait }))).toEqual({ value, ms });
    },
  );

  it('AP-08 is taken once, and found at once from then on, even when it came too late', async () => {
    const load = taking(3000);
    const ask = createDeviceFingerprint({ load, wait });
    expect(await asked(ask)).toEqual({ value: null, ms: 2000 });
    expect(await asked(ask)).toEqual({ value: 'device', ms: 0 });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('AP-08 is asked for again where nobody waits for it', async () => {
    const slow = createDeviceFingerprint({ load: taking(5030), wait });
    expect(await asked(withRetries(slow))).toEqual({ value: 'device', ms: 5050 });
    const never = createDeviceFingerprint({ load: taking(60_000), wait });
    expect(await asked(withRetries(never, 3))).toMatchObject({ value: null, ms: 6000 });
  });

  it('AP-08 a library that did not load is tried again at the next ask', async () => {
    const load = vi.fn(async () => 'device').mockRejectedValueOnce(new Error('offline'));
    const ask = createDeviceFingerprint({ load, wait });
    expect(await asked(ask)).toEqual({ value: null, ms: 2000 });
    expect(await asked(ask)).toEqual({ value: 'device', ms: 50 });
  });

  it('AP-08 is on, and never from another host', async () => {
    const load = taking(0);
    expect(fingerprint).toEqual({ enabled: true, externalScript: false });
    expect(await asked(createDeviceFingerprint({ load, wait }))).toMatchObject({ value: 'device' });
    expect(await asked(createDeviceFingerprint({ load, wait, enabled: false }))).toEqual({
      value: null,
      ms: 0,
    });
    expect(load).toHaveBeenCalledTimes(1);
  });
});
