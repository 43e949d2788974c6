import { hash } from './scalars.ts';

/** An id that a user may be created with: without control characters or half characters, which no bearer can carry. */
export const newUserId = hash.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Must be printable text.');
