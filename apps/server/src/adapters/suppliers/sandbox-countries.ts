// Countries as the sandbox writes them, in three letters; those of the demo, and no others.
export const sandboxCountries: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ USA: 'US', DEU: 'DE', BRA: 'BR', JPN: 'JP', SAU: 'SA', GBR: 'GB', FRA: 'FR', ESP: 'ES' },
    ...{ MEX: 'MX', IND: 'IN', KOR: 'KR' },
  }),
);
