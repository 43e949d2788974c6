import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import type { ListExtrasProps } from './list-extras.tsx';
import { laterParts } from './load-later-parts.ts';

const listExtras = lazyPart<ListExtrasProps>(async () => (await laterParts()).listExtras());

/** They come when the list is there and the page is idle. */
export function LazyListExtras(props: ListExtrasProps) {
  const ListExtras = useIdlePart(listExtras);
  return ListExtras && <ListExtras {...props} />;
}
