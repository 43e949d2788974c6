import * as z from 'zod';
import { keepable } from './scalars.ts';

/** The publisher's own markers: every parameter of the address whose name starts with `subid` (spec §2). */
export const subid = z
  .record(
    z
      .string()
      .regex(/^subid[\w-]*$/)
      .max(64),
    keepable(500),
  )
  .refine((markers) => Object.keys(markers).length <= 50, 'At most 50 subid values.');

export type Subid = z.infer<typeof subid>;
