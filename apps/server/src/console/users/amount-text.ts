// An amount of an app's currency in the console's texts.
import { writeDecimal } from '@earnwall/domain/console/decimal';

export function amountText(
  amount: bigint,
  { decimals, currency_name }: { readonly decimals: number; readonly currency_name: string },
): string {
  const sign = amount < 0n ? '-' : '';
  return `${sign}${writeDecimal(amount < 0n ? -amount : amount, decimals)} ${currency_name}`;
}
