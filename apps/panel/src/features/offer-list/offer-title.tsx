import type { Offer } from '@earnwall/contract/entities/offer';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import type { RichText } from '#lib/rich-text/rich-text.tsx';

const richText = lazyPart<ComponentProps<typeof RichText>>(
  async () => (await import('#lib/rich-text/rich-text.tsx')).RichText,
);

/** How the network likes its offer to be called (OF-10). The cleaning comes with the first title that has markup. */
export function OfferTitle({ offer: { title, name } }: { offer: Pick<Offer, 'title' | 'name'> }) {
  if (!/[<&]/.test(title)) return title;
  const Cleaned = richText.Part;
  return (
    <Suspense fallback={name}>
      <Cleaned html={title} inline />
    </Suspense>
  );
}
