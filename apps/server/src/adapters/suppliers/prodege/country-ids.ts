// Prodege's ids of countries, as far as they are public. The account's settings may name others: Prodege answers all of them
// to those who have keys.
export const countryIds: Readonly<Record<string, number>> = {
  ...{ US: 1, CA: 2, GB: 3, AU: 4, IE: 5, IN: 6, DE: 7, FR: 8, ES: 9 },
  ...{ JP: 35, KR: 39, IT: 47, NL: 50, SA: 59, MX: 63, BR: 124 },
};
