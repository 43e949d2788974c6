// Forms of texts that suppliers send, or that operators enter about them.
import * as z from 'zod';

/** A part of an address, of a header or of a signed text: visible ASCII, without spaces. */
export const token = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x21-\x7e]+$/);

/** No NUL: PostgreSQL cannot store it. */
export const storable = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/);

export const someText = (most: number) => z.string().min(1).max(most);
