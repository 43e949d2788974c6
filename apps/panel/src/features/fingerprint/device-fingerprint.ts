import { fingerprint, scriptWait } from '@earnwall/contract/limits';

/** Null when it is not there in time; a later ask may find it. */
export type DeviceFingerprint = () => Promise<string | null>;

interface Parts {
  /** Fetches the library and runs it. */
  load: () => Promise<string>;
  wait: (ms: number) => Promise<void>;
  enabled?: boolean;
}

/** The fingerprint of this device, taken once, at the first ask; each caller polls for it for a while (AP-08). */
export function createDeviceFingerprint({
  load,
  wait,
  enabled = fingerprint.enabled,
}: Parts): DeviceFingerprint {
  let value: string | null = null;
  let isLoading = false;

  async function take(): Promise<void> {
    isLoading = true;
    // Without its library a device has no fingerprint; the next ask tries again.
    value = await load().catch(() => null);
    isLoading = false;
  }

  return async () => {
    if (!enabled) return null;
    if (value === null && !isLoading) void take();
    for (let waited = 0; value === null && waited < scriptWait.upToMs; waited += scriptWait.everyMs) {
      await wait(scriptWait.everyMs);
    }
    return value;
  };
}

/** For work that nobody waits for: a slow device is given several tries. */
export function withRetries(ask: DeviceFingerprint, times = 5): DeviceFingerprint {
  return async () => {
    let value: string | null = null;
    for (let asked = 0; value === null && asked < times; asked += 1) value = await ask();
    return value;
  };
}
