import type { ComponentProps } from 'react';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import type { ListFailure } from './list-failure.tsx';
import type { ListNoticeProps } from './list-notice.tsx';
import { laterParts } from './load-later-parts.ts';

// What stands in place of a list is rare: it loads when it happens, and the list stays light.

export const listNotice = lazyPart<ListNoticeProps>(async () => (await laterParts()).listNotice());
export const listFailure = lazyPart<ComponentProps<typeof ListFailure>>(
  async () => (await laterParts()).listFailure(),
  'first texts',
);
export const opensFromPublisher = lazyPart(
  async () => (await laterParts()).opensFromPublisher(),
  'first texts',
);
