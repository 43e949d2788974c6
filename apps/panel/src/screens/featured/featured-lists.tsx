import type { Metadata } from '@earnwall/contract/entities/metadata';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { OfferGrid } from '#features/offer-list/offer-grid.tsx';
import { SurveyGrid } from '#features/survey-list/survey-grid.tsx';
import { useOpenSurvey } from '#features/tasks/use-open-survey.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { listNotice } from '#parts/lists/lazy-states.tsx';
import { OfferCarousel } from '#parts/offers/offer-carousel.tsx';
import { useOfferTiles } from '#parts/offers/use-offer-tiles.tsx';
import { useSession } from '#session/session-context.tsx';
import type { Featured } from './featured-of.ts';
import '#parts/offers/offers.css';

interface Props {
  metadata: Metadata;
  featured: Featured;
}

export function FeaturedLists({ metadata, featured: { mine, offers, surveys, notice } }: Props) {
  const text = useText();
  const { setting, popup } = useOfferTiles(metadata);
  const ListNotice = listNotice.Part;
  if (mine.length + offers.length + surveys.length === 0)
    return notice ? <ListNotice {...notice} /> : <NothingFeatured />;
  return (
    <div className="offers-shown">
      {offers.length > 0 && (
        <OfferCarousel title={text('featured_offers')} offers={offers} setting={setting} />
      )}
      {mine.length > 0 && (
        <section>
          <h2 className="offers-title">{text('featured_mine')}</h2>
          <OfferGrid label={text('featured_mine')} offers={mine} {...setting} />
        </section>
      )}
      {surveys.length > 0 && <FeaturedSurveys metadata={metadata} surveys={surveys} />}
      {popup}
    </div>
  );
}

function FeaturedSurveys({ metadata, surveys }: { metadata: Metadata; surveys: Featured['surveys'] }) {
  const text = useText();
  const startUp = useSession((session) => session.startUp);
  const open = useOpenSurvey();
  const { columns, tileLayout } = gridShape(metadata.settings, startUp);
  return (
    <section>
      <h2 className="offers-title">{text('featured_surveys')}</h2>
      <SurveyGrid
        columns={columns}
        layout="default"
        tileLayout={tileLayout}
        surveys={surveys}
        started={[]}
        showsReward={metadata.show_rewards}
        marksPayout={metadata.settings.fs_variant}
        onOpen={open}
      />
    </section>
  );
}

function NothingFeatured() {
  const text = useText();
  const go = useGo();
  const action = <Button onClick={() => go('/')}>{text('back_to_surveys')}</Button>;
  return (
    <Message icon="star" title={text('featured_empty_title')} action={action}>
      <p>{text('featured_empty_text')}</p>
    </Message>
  );
}
