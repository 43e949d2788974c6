import * as z from 'zod';
import { longestId, longestText, usableSubid } from '../address-values.ts';
import { storableText } from './scalars.ts';

/** The publisher's own markers: every parameter of the address whose name starts with `subid` (ID-05). */
export const subid = z
  .preprocess(usable, z.record(storableText(longestId).regex(/^subid/), storableText(longestText)))
  .describe('The first 50 names that start with `subid`; what cannot be stored is left out.');

function usable(value: unknown): unknown {
  if (value === undefined) return undefined;
  return usableSubid(Object.entries(typeof value === 'object' && value ? value : {}));
}

export type Subid = z.infer<typeof subid>;
