// Money as the sandbox supplier writes it, in millionths of a US dollar.
import * as z from 'zod';

export const sandboxPrice = z.object({
  amount: z.string().regex(/^\d{1,6}(\.\d{1,6})?$/),
  currency: z.literal('USD'),
});

/** Digits moved, never multiplied: a price keeps every one of them. */
export function microsOf({ amount }: z.infer<typeof sandboxPrice>): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}
