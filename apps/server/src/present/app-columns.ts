// The inverse of app-settings.ts: what the row of an app becomes by a change of its settings. For settings without errors.
import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { type Metadata, metadata } from '@earnwall/contract/entities/metadata';
import type { AppField } from '@earnwall/domain/console/app-fields';
import { parseDecimal } from '@earnwall/domain/console/decimal';
import type { AppRecord } from '#store/publishers/apps.ts';

type Layouts = Metadata['settings'];

const isLayout = (field: string): field is keyof Layouts => field in metadata.shape.settings.shape;

/** Layouts that nobody has chosen stay out of the row, so that they follow the product's defaults. */
export function appColumns(
  next: AppSettings,
  stored: AppRecord['settings'],
  changed: readonly AppField[],
): Partial<AppRecord> {
  const { exchange_rate, revenue_share, fair_pay, credit_cap, extension_bonus, decimals } = next;
  const columns = Object.fromEntries(
    Object.entries(next).filter(([field]) => isPlain(field)),
  ) as PlainColumns;
  const chosen = changed.filter(isLayout).map((field) => [field, next[field]] as const);
  return {
    ...columns,
    exchange_rate_micros: requiredDecimal(exchange_rate, 6),
    revenue_share_bp: Number(requiredDecimal(revenue_share, 2)),
    fair_pay_bp: fair_pay === null ? 0 : Number(requiredDecimal(fair_pay, 2)),
    credit_cap: credit_cap === null ? null : requiredDecimal(credit_cap, decimals),
    extension_bonus: extension_bonus === null ? null : requiredDecimal(extension_bonus, decimals),
    settings: { ...stored, ...Object.fromEntries(chosen) },
  };
}

const converted = [
  ...(['exchange_rate', 'revenue_share', 'fair_pay', 'credit_cap', 'extension_bonus', 'sources'] as const),
] as const;
type PlainColumns = Omit<AppSettings, (typeof converted)[number] | keyof Layouts>;

const isPlain = (field: string): boolean => !isLayout(field) && !converted.some((one) => one === field);

/** For a text that the rules have checked. */
export function requiredDecimal(text: string, digits: number): bigint {
  const value = parseDecimal(text, digits);
  if (value === null) throw new Error(`Settings were not checked: ${text} is not a number`);
  return value;
}
