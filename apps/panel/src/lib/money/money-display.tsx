// How this visit reads money (MO-01, decision 0005): the same amount of the wire, in the words of the app.
import {
  type DisplayRates,
  displayAmount,
  formatCurrency,
  formatNumber,
} from '@earnwall/domain/money/display';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from '#lib/text/text.tsx';

export interface MoneyDisplay {
  currencyName: string;
  rates: DisplayRates;
  /** `cl`, or the app's currency_localization: a symbol of the platform instead of a plain number and name. */
  localized: boolean;
}

/** An amount as it is set in type; money with a symbol has no unit of its own. */
export interface AmountParts {
  number: string;
  unit: string | null;
}

const MoneyDisplayContext = createContext<MoneyDisplay>({
  currencyName: '',
  rates: { cer: null, baseRate: 1, offset: 0 },
  localized: false,
});

export function MoneyDisplayProvider(props: { value: MoneyDisplay; children: ReactNode }) {
  return <MoneyDisplayContext value={props.value}>{props.children}</MoneyDisplayContext>;
}

export function useAmountParts(): (amount: number) => AmountParts {
  const display = useContext(MoneyDisplayContext);
  const locale = useLocale();
  return (amount) => amountParts(amount, display, locale);
}

/** The amount as a phrase, for labels and sentences: "720 coins". */
export function useAmountText(): (amount: number) => string {
  const parts = useAmountParts();
  return (amount) => {
    const { number, unit } = parts(amount);
    return unit ? `${number} ${unit}` : number;
  };
}

export function amountParts(amount: number, display: MoneyDisplay, locale: string): AmountParts {
  const { currencyName, rates, localized } = display;
  const shown = displayAmount(amount, rates);
  if (!localized) return { number: formatNumber(shown, locale), unit: currencyName };
  const text = formatCurrency(shown, currencyName, locale);
  const name = ` ${currencyName}`;
  return text.endsWith(name)
    ? { number: text.slice(0, -name.length), unit: currencyName }
    : { number: text, unit: null };
}
