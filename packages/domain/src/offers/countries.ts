/** Whether an offer is listed in a country (OF-01): one that names none is for everybody, wherever they are. */
export const isForCountry = (countries: readonly string[], country: string | null): boolean =>
  countries.length === 0 || (country !== null && countries.includes(country));
