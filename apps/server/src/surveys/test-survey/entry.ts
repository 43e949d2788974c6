// The signed address of the test survey. The signature is the key to report an outcome for a click, which its id alone is not:
// the panel's address of a result has the id.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const testSurveyPath = '/test-survey';

export interface TestEntry {
  readonly cid: string;
  /** Where the browser goes afterwards. */
  readonly back: string;
}

export function testEntryQuery(secret: string, entry: TestEntry): URLSearchParams {
  return new URLSearchParams({ cid: entry.cid, back: entry.back, sig: signatureOf(secret, entry) });
}

/** Null for one that this server has not signed. */
export function readTestEntry(secret: string, query: URLSearchParams): TestEntry | null {
  const [cid, back, sig] = [query.get('cid') ?? '', query.get('back') ?? '', query.get('sig') ?? ''];
  const given = Buffer.from(sig);
  const expected = Buffer.from(signatureOf(secret, { cid, back }));
  return given.length === expected.length && timingSafeEqual(given, expected) ? { cid, back } : null;
}

/** The purpose comes first: the secret signs other things as well. */
function signatureOf(secret: string, { cid, back }: TestEntry): string {
  return createHmac('sha256', secret).update(`test survey:${cid}:${back}`).digest('base64url');
}
