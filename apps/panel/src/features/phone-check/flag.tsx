import { flags } from 'virtual:flags';
import type { PhoneCountry } from '@earnwall/contract/calling-codes';

/** Always beside the country's name, so it is silent to a screen reader. */
export function Flag({ country }: { country: PhoneCountry }) {
  return (
    <img
      className="flag"
      src={flags[country]}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
