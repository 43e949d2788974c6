// Ten codes for somebody whose factors are not at hand.
import { randomInt } from 'node:crypto';
import { replaceRecoveryCodes } from '#store/console/recovery-codes.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { recoveryDigest } from './digests.ts';

const codesAtOnce = 10;
/** Without letters and digits that look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 2;
const groupLength = 5;

const randomSigns = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

const newCode = (): string => Array.from({ length: groups }, () => randomSigns(groupLength)).join('-');

/** As people type it: in capitals, with spaces, without the hyphen. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The codes, for the one answer that ever has them; the earlier ones end. */
export async function renewRecoveryCodes(tx: Tx, secret: string, person_id: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  const digests = codes.map((code) => recoveryDigest(secret, person_id, plainRecoveryCode(code)));
  await replaceRecoveryCodes(tx, person_id, digests);
  return codes;
}
