// A request to the supplier: where, with what, and signed how.
import * as z from 'zod';
import { sign } from './sign.ts';
import { entries, headerName, parameterName, path, template } from './values.ts';

/** JSON whose texts are templates; one that is nothing but a number to fill in becomes that number. */
type BodyValue =
  | string
  | number
  | boolean
  | null
  | readonly BodyValue[]
  | { readonly [key: string]: BodyValue };

const bodyValue: z.ZodType<BodyValue> = z.lazy(() =>
  z.union([
    template,
    z.number(),
    z.boolean(),
    z.null(),
    z.array(bodyValue).max(100),
    z.record(z.string().max(100), bodyValue),
  ]),
);

export const request = z
  .strictObject({
    method: z.enum(['GET', 'POST']),
    path,
    headers: entries(headerName, template, 20).default({}),
    query: entries(parameterName, template, 50).default({}),
    body: bodyValue.optional(),
    sign: sign.optional(),
  })
  .superRefine(({ method, body, sign }, problem) => {
    if (method === 'GET' && body !== undefined)
      problem.addIssue({ code: 'custom', path: ['body'], message: 'is for POST: a GET has none' });
    if (sign?.at.startsWith('body.') && !/^body\.\/[^/]+$/.test(sign.at))
      problem.addIssue({
        code: 'custom',
        path: ['sign', 'at'],
        message: 'has to be a field of the whole body, such as body./signature',
      });
  });

export type Request = z.infer<typeof request>;
export type { BodyValue };
