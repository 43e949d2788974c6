import type { Metadata } from '@earnwall/contract/entities/metadata';
import { Suspense } from 'react';
import { PanelHeader } from '#features/header/panel-header.tsx';
import { OfferGridSkeleton } from '#features/offer-list/offer-grid-skeleton.tsx';
import { ListFrame } from '#features/survey-list/list-frame.tsx';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { listFailure } from '#parts/lists/lazy-states.tsx';
import { FeaturedLists } from './featured-lists.tsx';
import { useFeatured } from './use-featured.ts';

export function FeaturedView({ metadata }: { metadata: Metadata }) {
  const text = useText();
  const go = useGo();
  const { can } = useHost();
  const { featured, failed, reload } = useFeatured();
  const ListFailure = listFailure.Part;
  return (
    <ListFrame
      top={
        <PanelHeader
          appName={metadata.app_name}
          title={text('featured_title')}
          onBack={can.back === 'hidden' ? undefined : () => go('/')}
        />
      }
    >
      <Suspense fallback={<OfferGridSkeleton />}>
        {featured && <FeaturedLists metadata={metadata} featured={featured} />}
        {!featured && !failed && <OfferGridSkeleton />}
        {!featured && failed && <ListFailure onRetry={reload} />}
      </Suspense>
    </ListFrame>
  );
}
