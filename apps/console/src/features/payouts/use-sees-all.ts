import { useMe } from '#api/use-me.ts';

/** Operators see what suppliers pay and the margin; people of publishers never do. */
export const useSeesAll = (): boolean => useMe().person.publisher === null;
