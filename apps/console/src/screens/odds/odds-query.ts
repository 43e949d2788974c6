import { surveyDevices } from '@earnwall/contract/inventory';

/** The filters as the address has them; their names are those of the call. */
export const filterNames = ['app', 'supplier', 'country', 'device', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];
type Filters = Partial<Record<FilterName, string>>;

/** As the calls take them; what is none of the choices is left out. */
export function queryOf({ supplier, country, device, ...rest }: Filters) {
  const code = country?.toUpperCase();
  const [known] = surveyDevices.filter((each) => each === device);
  return {
    ...periodQueryOf(rest),
    ...(supplier && { supplier }),
    ...(code && /^[A-Z]{2}$/.test(code) && { country: code }),
    ...(known && { device: known }),
  };
}

export function periodQueryOf({ app, from, to }: Filters) {
  return {
    ...(app && { app }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

const isDay = (day: string | undefined): day is string =>
  day !== undefined && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
