import type { Metadata } from '@earnwall/contract/entities/metadata';
import { offsetOf } from '@earnwall/domain/money/display';
import type { MoneyDisplay } from '#lib/money/money-display.tsx';
import type { StartUp } from './start-up-values.ts';

/** What an app says about its money: its metadata does, and so does each of its results. */
export type AppMoney = Pick<
  Metadata,
  'currency_name' | 'currency_exchange_rate' | 'base_exchange_rate' | 'move_decimals'
> & { settings: Pick<Metadata['settings'], 'currency_localization'> };

/** How this visit reads amounts: the app's way, unless the address wishes another; what is paid never changes (ID-09). */
export function moneyDisplayOf(app: AppMoney, startUp: StartUp): MoneyDisplay {
  return {
    currencyName: startUp.currencyName ?? app.currency_name,
    rates: {
      cer: startUp.exchangeRate ?? app.currency_exchange_rate,
      baseRate: app.base_exchange_rate,
      offset: offsetOf(startUp.decimals, app.move_decimals),
    },
    localized: startUp.currencyLocalization ?? app.settings.currency_localization,
  };
}
