import type { InventoryOffer } from '@earnwall/contract/entities/inventory';

const platformWords = { desktop: 'Desktop', ios: 'iOS', android: 'Android' } as const;

export const platformWord = (platform: keyof typeof platformWords): string => platformWords[platform];

/** What it is, beside its name. */
export const aboutText = ({ category, platforms }: Pick<InventoryOffer, 'category' | 'platforms'>): string =>
  [category === 'game' ? 'Game' : 'Offer', platforms.map(platformWord).join(', ')].join(' · ');

/** A few by their codes; more than that by their number. */
export function countriesText(countries: readonly string[]): string {
  if (countries.length === 0) return 'All';
  return countries.length <= 3 ? countries.join(', ') : `${countries.length} countries`;
}
