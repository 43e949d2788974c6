import { ChoiceGroup } from '@earnwall/ui/primitives/choice-group';
import { useText } from '#lib/text/text.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import '#features/survey-list/sort-chips.css';

/** Best offers and My offers, the latter with how many they are (OF-01). */
export function OfferFilters({ mine }: { mine: number }) {
  const text = useText();
  const sort = useOfferChoices((choices) => choices.sort);
  const sorted = useOfferChoices((choices) => choices.sorted);
  return (
    <ChoiceGroup
      look="chips"
      label={text('offers_filter')}
      choices={[
        { value: 'by_order', label: <span className="chip">{text('offers_best')}</span> },
        { value: 'my_offers', label: <MyOffers count={mine} /> },
      ]}
      chosen={sort}
      onChoose={sorted}
    />
  );
}

function MyOffers({ count }: { count: number }) {
  const text = useText();
  return (
    <span className="chip my-offers">
      {text('sort_my_offers')}
      {count > 0 && (
        <>
          <span className="my-offers-count" aria-hidden="true">
            {count}
          </span>
          <span className="unseen">{text('my_offers_count', { count })}</span>
        </>
      )}
    </span>
  );
}
