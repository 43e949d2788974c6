import { lazyPart } from '#lib/lazy-part.tsx';
import { useQuietPart } from '#lib/quiet-part.ts';

const backToTop = lazyPart(async () => (await import('#features/survey-list/back-to-top.tsx')).BackToTop);

/** Nobody needs it before the first screenful has been read. */
export function LazyBackToTop() {
  const BackToTop = useQuietPart(backToTop);
  return BackToTop && <BackToTop />;
}
