import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import type { AppField } from '@earnwall/domain/console/app-fields';

export const patchOf = (settings: AppSettings, fields: readonly AppField[]): Partial<AppSettings> =>
  Object.fromEntries(fields.map((field) => [field, settings[field]]));

/**
 * What the draft takes over from the answer: fields as the server stored them, such as origins in their short form, unless
 * somebody went on typing in them meanwhile.
 */
export function keptWhileSaving(
  sent: Partial<AppSettings>,
  now: AppSettings,
  stored: AppSettings,
): Partial<AppSettings> {
  const fields = Object.keys(sent) as AppField[];
  return patchOf(
    stored,
    fields.filter((field) => isSame(sent[field], now[field])),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
