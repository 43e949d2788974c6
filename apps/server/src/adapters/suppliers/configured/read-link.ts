// The link that a row carries: an address that leads where browsers may be sent.
import * as z from 'zod';
import type { RowReader } from './row-reader.ts';
import type { Field } from './schema/field.ts';

const address = z.url({ protocol: /^https?$/ }).max(2_000);

/** Null, and a problem of the row, where it cannot be used. */
export function readLink(reader: RowReader, field: Field, hosts: readonly string[]): string | null {
  const text = reader.text('link', field, 2_000);
  const link = address.safeParse(text);
  if (!link.success) {
    if (text !== '') reader.problem('link', 'it is no address');
    return null;
  }
  if (hosts.includes(new URL(link.data).host)) return link.data;
  reader.problem('link', 'it leads to a host that is not among the redirect hosts');
  return null;
}
