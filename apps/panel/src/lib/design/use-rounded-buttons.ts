import { useEffect } from 'react';

/** An app may ask for round buttons (`rounded_buttons`, EM-06); undefined while nobody knows what it wants. */
export function useRoundedButtons(areRounded: boolean | undefined): void {
  useEffect(() => {
    if (areRounded !== undefined) document.documentElement.toggleAttribute('data-rounded', areRounded);
  }, [areRounded]);
}
