// Codes of an authenticator app: six digits, every 30 seconds, one step early or late.
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const periodSeconds = 30;
const issuer = 'Earnwall';
const quietZone = 2;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step that the code belongs to; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const shared = Secret.fromBase32(secret);
  const delta = TOTP.validate({ token, secret: shared, period: periodSeconds, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

export const totpUri = (secret: string, email: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: periodSeconds }).toString();

/** The dark modules as an SVG path, row by row. */
export function qrOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
