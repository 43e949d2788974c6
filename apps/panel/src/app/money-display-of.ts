import type { Metadata } from '@earnwall/contract/entities/metadata';
import { offsetOf } from '@earnwall/domain/money/display';
import type { MoneyDisplay } from '#lib/money-display.tsx';
import type { StartUp } from '#session/start-up-values.ts';

/** How this visit reads amounts: the app's way, unless the address wishes another; what is paid never changes (ID-09). */
export function moneyDisplayOf(metadata: Metadata, startUp: StartUp): MoneyDisplay {
  return {
    currencyName: startUp.currencyName ?? metadata.currency_name,
    rates: {
      cer: startUp.exchangeRate ?? metadata.currency_exchange_rate,
      baseRate: metadata.base_exchange_rate,
      offset: offsetOf(startUp.decimals, metadata.move_decimals),
    },
    localized: startUp.currencyLocalization ?? metadata.settings.currency_localization,
  };
}
