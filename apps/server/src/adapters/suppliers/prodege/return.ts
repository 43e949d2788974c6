// Reads what a browser brings back from Prodege. There is no callback: the signed return is the report.
import * as z from 'zod';
import { isSealed } from '#adapters/suppliers/sign/entry-seal.ts';
import { token } from '#adapters/suppliers/texts.ts';
import type { RawMessage } from '#ports/signed-message.ts';
import type { ReturnedClick } from '#ports/supplier.ts';
import type { SecretKeys } from './account.ts';
import { readStatus } from './outcomes.ts';
import { isSigned, type Parameters } from './sign.ts';

const number = z.string().regex(/^\d{1,20}$/);
const returned = z.object({
  transid: number,
  projectid: number,
  vpid: z.string().min(1).max(200),
  status: z.string().regex(/^\d{1,4}$/),
  /** A complete has none: empty, 0 or the placeholder itself. */
  termreason: z
    .string()
    .max(100)
    .default('')
    .transform((reason) => (/^[1-9]\d{0,5}$/.test(reason) ? reason : '')),
  cid: token(200),
  seal: z.string().max(100).default(''),
  hash: z.string().max(200).default(''),
});

/** Whom it has shut out comes back with one of these appended; whether the hash covers them is not documented. */
const appended = ['dp', 'limited'];

export function readReturn({ url }: RawMessage, secrets: SecretKeys): ReturnedClick | null {
  const query = [...new URL(url).searchParams];
  const back = returned.safeParse(Object.fromEntries(query));
  if (!back.success) return null;
  const { transid, projectid, vpid, status, termreason, cid, seal, hash } = back.data;
  const signed =
    isSignedQuery(query, hash, secrets) && isSealed({ project: projectid, person: vpid, cid }, seal, secrets);
  return { cid, ...readStatus(status, termreason), signed, transaction: transid };
}

function isSignedQuery(query: Parameters, hash: string, secrets: SecretKeys): boolean {
  const covered = query.filter(([name]) => name !== 'hash');
  if (query.length - covered.length !== 1) return false;
  return (
    isSigned(covered, hash, secrets) ||
    isSigned(
      covered.filter(([name]) => !appended.includes(name)),
      hash,
      secrets,
    )
  );
}
