// The link of a test user: a session token for a day, which opens the panel on any device.
import { randomBytes } from 'node:crypto';
import { encode } from 'uqr';
import { sessionToken } from '#accounts/session-token.ts';
import type { Context } from '#request/context.ts';
import type { IntegrationRecord } from '#store/console/integration.ts';

const lifetimeMs = 24 * 3_600_000;

export const newTestUser = (): string => `test-${randomBytes(4).toString('hex')}`;

export interface TestUserLink {
  readonly id: string;
  readonly link: string;
  /** Rows of the code, a character for each module: 1 is dark. */
  readonly qr: string[];
  readonly expires_at: string;
}

/** The same link as long as it is good; null where there is none. */
export function testLinkOf(
  { secret, publicUrl, now }: Pick<Context, 'secret' | 'publicUrl' | 'now'>,
  { app_id, test_user, steps }: Pick<IntegrationRecord, 'app_id' | 'test_user' | 'steps'>,
): TestUserLink | null {
  if (test_user === null || !steps.link) return null;
  const expires = Math.floor((Date.parse(steps.link.at) + lifetimeMs) / 1000);
  if (expires * 1000 <= now().getTime()) return null;
  const st = sessionToken(secret, { uuid: test_user, app_id, origin: null, expires });
  const link = `${publicUrl()}/?${new URLSearchParams({ st })}`;
  return { id: test_user, link, qr: qrRows(link), expires_at: new Date(expires * 1000).toISOString() };
}

/** The quiet zone around it is the screen's. */
function qrRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'L', border: 0 });
  return data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
}
