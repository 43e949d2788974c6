import { load } from '@fingerprintjs/fingerprintjs';

/** Bundled, so that no other host is asked (decision 0008), not even for the library's own statistics. */
export async function takeFingerprint(): Promise<string> {
  const library = await load({ monitoring: false });
  return (await library.get()).visitorId;
}
