import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Loaded by every visit once its list is shown. */
const idle = [
  'app/later-parts',
  'app/background-work',
  'parts/lists/(later-parts|list-|recent\\.)',
  'features/activities/recent-activity',
  'features/bonuses/badges',
  'features/profile-card/',
  'features/stats/moving-stats',
  'features/survey-list/show-more',
  'lib/realtime/connection',
  'screens/error/broken-screen',
];

/** Large, and shared by a few screens: loaded with the first of them. */
const large = {
  'rich-text': ['lib/rich-text/'],
  questions: ['features/questions/'],
  'offer-details': ['features/offer-details/'],
  offers: ['features/offer-list/', 'parts/offers/'],
};

function sources(folders: readonly string[]): RegExp {
  return new RegExp(`/apps/panel/src/(${folders.join('|')})`);
}

const isLarge = sources(Object.values(large).flat());
const isOurs = /\/(apps\/panel|packages\/\w+)\/src\//;

/**
 * A request costs a phone more than a few kilobytes, so modules are joined by when they are needed: a screen is a chunk
 * of its own, and what it shares with others is in one of these. A group takes what its modules import along, except
 * what an earlier group has.
 */
export const chunks: Group[] = [
  // All that the first screen needs is one file: it compresses better than its parts would.
  { name: 'first', tags: ['$initial'] },
  // Found by its name in src/document/assets.ts.
  { name: 'idle', test: sources(idle) },
  { name: 'shared', test: (id) => isOurs.test(id) && !isLarge.test(id), minShareCount: 2 },
  ...Object.entries(large).map(([name, folders]) => ({ name, test: sources(folders), minShareCount: 2 })),
];
