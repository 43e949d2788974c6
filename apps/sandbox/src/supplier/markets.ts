// Where the supplier has clients, in its own codes (three letters), and what an answer is worth there.
export interface Market {
  country: string;
  language: string;
  /** Out of the weights of all markets together. */
  weight: number;
  /** Percent of the American price. */
  price: number;
}

const allMarkets: readonly Market[] = [
  { country: 'USA', language: 'eng', weight: 30, price: 100 },
  { country: 'USA', language: 'spa', weight: 3, price: 105 },
  { country: 'DEU', language: 'deu', weight: 12, price: 95 },
  { country: 'BRA', language: 'por', weight: 11, price: 45 },
  { country: 'JPN', language: 'jpn', weight: 9, price: 90 },
  { country: 'SAU', language: 'ara', weight: 5, price: 110 },
  { country: 'GBR', language: 'eng', weight: 9, price: 90 },
  { country: 'FRA', language: 'fra', weight: 6, price: 85 },
  { country: 'ESP', language: 'spa', weight: 4, price: 70 },
  { country: 'MEX', language: 'spa', weight: 4, price: 40 },
  { country: 'IND', language: 'eng', weight: 4, price: 30 },
  { country: 'KOR', language: 'kor', weight: 3, price: 80 },
];

export const knownCountries: readonly string[] = allMarkets.map(({ country }) => country);

/** Spread evenly instead of drawn, so that a small catalogue still reaches every market it has room for. */
export function marketOfSlot(slot: number, countries: readonly string[] | null): Market {
  const markets = allMarkets.filter(({ country }) => countries?.includes(country) ?? true);
  const totalWeight = markets.reduce((sum, { weight }) => sum + weight, 0);
  // A prime, so that consecutive slots visit every weight position once.
  let place = (slot * 61) % totalWeight;
  for (const market of markets) {
    place -= market.weight;
    if (place < 0) return market;
  }
  throw new Error(
    'No market matches SANDBOX_COUNTRIES: name at least one country the supplier has clients in.',
  );
}
