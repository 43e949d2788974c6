import type { laterScreens } from './later-parts.ts';

export type LaterScreen = keyof typeof laterScreens;

/** One import for all who need it: each further one would be written out in the first load. */
export const laterParts = () => import('./later-parts.ts');
