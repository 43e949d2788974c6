// Reads a code of one or several parts by the account's table.
import type { Outcome } from '@earnwall/contract/outcomes';
import { type ReadCode, readCode } from '#adapters/suppliers/read-code.ts';

/** Empty parts are left out: a supplier sends `termreason=` where there is none. */
export function readParts(table: ReadonlyMap<string, Outcome>, parts: readonly string[]): ReadCode {
  const given = parts.filter((part) => part !== '');
  const rawCode = given.join('.');
  const outcome = given.length < 2 ? undefined : refined(table, given);
  if (outcome !== undefined) return { outcome, rawCode };
  return { ...readCode(table, given[0] ?? ''), rawCode };
}

function refined(table: ReadonlyMap<string, Outcome>, [first = '', ...others]: readonly string[]) {
  const rest = others.join('.');
  return (
    table.get(`${first}.${rest}`) ??
    table.get(`${first}.*`) ??
    (table.has(first) ? table.get(`*.${rest}`) : undefined)
  );
}
