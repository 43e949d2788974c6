import { parseDecimal, writeDecimal } from '@earnwall/domain/console/decimal';
import type { Evidence } from './ticket.ts';

type Currency = Evidence['currency'];

/** `≈ $1.72` at the app's rate of today. */
export function dollarText(amount: number, { decimals, per_dollar }: Currency): string {
  const dollars = amount / 10 ** decimals / per_dollar;
  return `≈ ${dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })}`;
}

/** As it is typed: separators of thousands are no mistake. */
export function typedAmount(text: string, { decimals }: Currency): { amount: number; sent: string } | null {
  const plain = text.replaceAll(',', '').trim();
  const amount = parseDecimal(plain, decimals);
  return amount === null || amount <= 0n ? null : { amount: Number(amount), sent: plain };
}

export const editable = (amount: number, { decimals }: Currency): string =>
  writeDecimal(BigInt(amount), decimals);
