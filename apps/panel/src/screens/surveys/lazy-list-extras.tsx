import type { Metadata } from '@earnwall/contract/entities/metadata';
import { lazyPart } from '#lib/lazy-part.tsx';
import { useQuietPart } from '#lib/quiet-part.ts';

const listExtras = lazyPart<{ metadata: Metadata }>(async () =>
  (await import('./later-parts.ts')).listExtras(),
);

/** They come when the list is there and the page is idle. */
export function LazyListExtras({ metadata }: { metadata: Metadata }) {
  const ListExtras = useQuietPart(listExtras);
  return ListExtras && <ListExtras metadata={metadata} />;
}
