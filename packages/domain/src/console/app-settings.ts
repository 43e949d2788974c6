// What settings of an app may be: the one rule for each field, applied by the server to what it is sent and by the console
// while somebody types. A sentence says what would do.
import { appLimits } from '@earnwall/contract/app-settings-values';
import type { AppSettings, AppSource } from '@earnwall/contract/entities/app-settings';
import { normalOrigin } from '../validation/normal-origin.ts';
import { type AppField, appFields } from './app-fields.ts';
import { countryName } from './country-name.ts';
import { parseDecimal } from './decimal.ts';
import { parseShare, shareProblem } from './share.ts';

type Rules = { readonly [F in AppField]?: (value: AppSettings[F], decimals: number) => string[] };

const unless = (isRight: boolean, sentence: string): string[] => (isRight ? [] : [sentence]);

const text = (value: string, most: number, what: string): string[] => {
  const { length } = value.trim();
  return unless(length > 0 && length <= most, `${what} needs 1 to ${most} characters.`);
};

const address = (value: string | null): string[] =>
  unless(
    value === null || (value.length <= 2048 && /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(value)),
    'Write a whole address that begins with https://, or leave it empty.',
  );

const amount = (value: string | null, decimals: number, what: string): string[] => {
  const parsed = value === null ? 1n : parseDecimal(value, decimals);
  const isSafe = parsed !== null && parsed > 0n && parsed <= BigInt(Number.MAX_SAFE_INTEGER);
  const digits = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
  return unless(isSafe, `${what} must be ${digits} above 0, or empty for none.`);
};

/** Beyond it a reward would no longer be an exact number. */
const maxRateMicros = 1_000_000_000_000_000n;

const rules: Rules = {
  name: (value) => text(value, appLimits.name, 'The name'),
  currency_name: (value) => text(value, appLimits.currencyName, 'The name of the currency'),
  exchange_rate: (value) => {
    const rate = parseDecimal(value, 6);
    const isRight = rate !== null && rate > 0n && rate <= maxRateMicros;
    return unless(isRight, 'The rate must be a number above 0, at most 1000000000, with at most 6 decimals.');
  },
  decimals: (value) =>
    unless(
      Number.isInteger(value) && value >= 0 && value <= appLimits.decimals,
      'Choose 0, 1, 2 or 3 decimals.',
    ),
  revenue_share: (value) => unless(parseShare(value) !== null, shareProblem),
  fair_pay: (value) => {
    const part = value === null ? 1n : parseDecimal(value, 2);
    const isRight = part !== null && part > 0n && part <= 2_000n;
    return unless(isRight, 'Pay for time must be a percentage from 0.01 to 20, or empty for none.');
  },
  credit_cap: (value, decimals) => amount(value, decimals, 'The cap'),
  extension_bonus: (value, decimals) => amount(value, decimals, 'The bonus'),
  allowed_origins: (value) => [
    ...unless(value.length <= appLimits.origins, `At most ${appLimits.origins} origins.`),
    ...value
      .filter((origin) => normalOrigin(origin) === null)
      .map((origin) => `“${origin}” is no origin: write it like https://www.example.com.`),
  ],
  sources: (value) => [
    ...unless(value.length <= appLimits.sources, `At most ${appLimits.sources} sources.`),
    ...value.flatMap((source) => sourceProblems(source, value)),
  ],
  col_qty: (value) =>
    unless(
      value === null || (Number.isInteger(value) && value >= 1 && value <= appLimits.columns),
      `Choose 1 to ${appLimits.columns} columns, or none for the default.`,
    ),
  policy_url: address,
  return_url: address,
  html: (value) =>
    unless(
      value === null || value.length <= appLimits.html,
      `The announcement may have ${appLimits.html} characters at most.`,
    ),
};

function sourceProblems({ source, disabled_countries }: AppSource, all: readonly AppSource[]): string[] {
  const unknown = disabled_countries.filter((code) => countryName(code) === null);
  return [
    ...unless(
      /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(source) && source.length <= appLimits.sourceName,
      `“${source}” cannot be a source: use letters, digits, dots, dashes.`,
    ),
    ...unless(all.filter((one) => one.source === source).length === 1, `“${source}” is there twice.`),
    ...unknown.map((code) => `“${code}” is no country: use two letters, such as DE.`),
  ];
}

export type SettingsErrors = Partial<Record<AppField, string[]>>;

/** What is wrong with these fields, of those that are there; empty when all is well. */
export function settingsErrors(
  settings: Partial<AppSettings>,
  fields: readonly AppField[] = appFields,
): SettingsErrors {
  const found = fields.map((field) => [field, problemsOf(field, settings)] as const);
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

function problemsOf<F extends AppField>(field: F, settings: Partial<AppSettings>): string[] {
  const value: AppSettings[F] | undefined = settings[field];
  const rule: Rules[F] = rules[field];
  return value === undefined || !rule ? [] : rule(value, settings.decimals ?? 0);
}
