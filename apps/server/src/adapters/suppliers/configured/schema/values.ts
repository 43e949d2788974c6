// The small forms that settings are made of; each bounded, so that no document can make the server work for long.
import * as z from 'zod';
import { parseTemplate, TemplateError } from '#adapters/suppliers/configured/template.ts';
import { isPointer } from '#request/json-pointer.ts';

/** Printable and without NUL, which PostgreSQL cannot store. */
export const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'contains a control character');

export const pointer = z
  .string()
  .max(300)
  .refine(isPointer, 'is no JSON pointer: "" is the whole, "/a/0/b" a field of it');

export const secretName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'has to be small letters, digits and _, at most 40');

export const parameterName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_.[\]-]+$/, 'is no name of a parameter');

export const headerName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9-]+$/, 'is no name of a header');

/** Empty is a value, too. */
export const template = z
  .string()
  .max(2_000)
  .superRefine((value, problem) => {
    try {
      parseTemplate(value);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      problem.addIssue(`has ${error.message}`);
    }
  });

/** A path under the base, with places to fill in. */
export const path = template.refine((value) => value.startsWith('/'), 'has to begin with /');

export const webAddress = z
  .string()
  .max(500)
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'has to be an http or https address');

export const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'has to be a host such as surveys.example.com');

/** A record with a bounded number of entries. */
export const entries = <Value extends z.ZodType>(
  key: z.ZodType<string, string>,
  value: Value,
  most: number,
) =>
  z
    .record(key, value)
    .refine((found) => Object.keys(found).length <= most, `has to be at most ${most} entries long`);

export const whole = (least: number, most: number) => z.int().min(least).max(most);
