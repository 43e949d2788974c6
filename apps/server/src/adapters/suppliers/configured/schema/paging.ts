// How a list comes: at once, in pages, or as a queue of changes. The place in it is filled into the request: `{page}`, `{skip}`,
// `{size}`, `{cursor}`.
import * as z from 'zod';
import { byShape } from './document.ts';
import { request } from './request.ts';
import { pointer, whole } from './values.ts';

const size = whole(1, 10_000);

const none = z.strictObject({ kind: z.literal('none') });
/** A page shorter than `size` is the last. */
const page = z.strictObject({ kind: z.literal('page'), first: whole(0, 1).default(1), size });
const skip = z.strictObject({ kind: z.literal('skip'), size });
const cursor = z
  .strictObject({
    kind: z.literal('cursor'),
    size: size.default(500),
    next: pointer,
    /** Where it says that more waits; absent: as long as there is a next one. */
    more: pointer.optional(),
    /** The last cursor brings what has changed since; otherwise the list is read from its beginning each time. */
    changes: z.boolean().default(false),
  })
  .refine(({ more, changes }) => !changes || more !== undefined, {
    path: ['more'],
    error:
      'is missing: where the last cursor brings changes, something else has to say that a page is the last',
  });
const queue = z.strictObject({
  kind: z.literal('queue'),
  size: size.default(50),
  /** Of an item: what it is acknowledged by. */
  id: pointer,
  /** Sent once the items are stored; `{ids}` in its body is the list. */
  acknowledge: request,
});

const kinds = { none, page, skip, cursor, queue };

export type Paging = z.infer<(typeof kinds)[keyof typeof kinds]>;

export const paging = byShape<Paging>((value) => {
  if (value === 'none') return z.literal('none').transform(() => ({ kind: 'none' as const }));
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  return isKind(kind) ? kinds[kind] : `has to be "none", or an object whose kind is ${names.join(', ')}`;
});

const names = Object.keys(kinds);

const isKind = (kind: unknown): kind is keyof typeof kinds =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind);
