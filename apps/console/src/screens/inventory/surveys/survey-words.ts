import type { InventorySurvey } from '@earnwall/contract/entities/inventory';
import { topicWord } from '#features/inventory/words.ts';

/** Hashes are long: its beginning tells a survey from the others on a page. */
export const shortHash = (hash: string): string => (hash.length > 12 ? `${hash.slice(0, 10)}…` : hash);

export const minutesOf = ({ loi_seconds }: Pick<InventorySurvey, 'loi_seconds'>): number =>
  Math.max(1, Math.ceil(loi_seconds / 60));

/** What it is, beside its hash. */
export const aboutText = ({ country, language, topic, onboarding }: InventorySurvey): string =>
  [country, language, ...(topic ? [topicWord(topic)] : []), ...(onboarding ? ['onboarding'] : [])].join(
    ' · ',
  );
