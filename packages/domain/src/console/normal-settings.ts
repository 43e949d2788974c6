import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { normalOrigin } from '../validation/normal-origin.ts';

/** As it is stored: trimmed, each origin once and as browsers write it. For settings without errors. */
export function normalSettings<S extends Partial<AppSettings>>(settings: S): S {
  const { name, currency_name, allowed_origins, sources } = settings;
  return {
    ...settings,
    ...(name !== undefined && { name: name.trim() }),
    ...(currency_name !== undefined && { currency_name: currency_name.trim() }),
    ...(allowed_origins && {
      allowed_origins: [...new Set(allowed_origins.map((origin) => normalOrigin(origin) ?? origin))],
    }),
    ...(sources && {
      sources: sources
        .map((one) => ({ ...one, disabled_countries: [...new Set(one.disabled_countries)].sort() }))
        .sort((one, other) => (one.source < other.source ? -1 : 1)),
    }),
  };
}
