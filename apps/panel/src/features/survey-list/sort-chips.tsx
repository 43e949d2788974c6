import type { SurveySortKey } from '@earnwall/domain/surveys/sort';
import { surveySortKeys } from '@earnwall/domain/surveys/sort';
import { ChoiceGroup } from '@earnwall/ui/primitives/choice-group';
import { useText } from '#lib/text.tsx';
import './sort-chips.css';

interface Props {
  sort: SurveySortKey;
  onChange: (sort: SurveySortKey) => void;
}

/** The sort filters of the survey list (spec §2, SL-08); on a narrow screen they scroll sideways. */
export function SortChips({ sort, onChange }: Props) {
  const text = useText();
  return (
    <ChoiceGroup
      look="chips"
      label={text('sort_label')}
      choices={surveySortKeys.map((key) => ({
        value: key,
        label: <span className="chip">{text(`sort_${key}`)}</span>,
      }))}
      chosen={sort}
      onChoose={onChange}
    />
  );
}
