import { useAmountParts } from './money-display.tsx';

/** An amount inside a sentence that can break: the space before its unit does not. */
export function useAmountPhrase(): (amount: number) => string {
  const parts = useAmountParts();
  return (amount) => {
    const { number, unit } = parts(amount);
    return unit ? `${number}\u00a0${unit}` : number;
  };
}
