import type { SurveySortKey } from '@earnwall/domain/surveys/sort';
import { ChoiceGroup } from '@earnwall/ui/primitives/choice-group';
import { useText } from '#lib/text/text.tsx';
import './sort-chips.css';

interface Props {
  sorts: readonly SurveySortKey[];
  sort: SurveySortKey;
  onChange: (sort: SurveySortKey) => void;
}

/** The sort filters of the survey list (SL-08); on a narrow screen they scroll sideways. */
export function SortChips({ sorts, sort, onChange }: Props) {
  const text = useText();
  return (
    <ChoiceGroup
      look="chips"
      label={text('sort_label')}
      choices={sorts.map((key) => ({
        value: key,
        label: <span className="chip">{text(`sort_${key}`)}</span>,
      }))}
      chosen={sort}
      onChoose={onChange}
    />
  );
}
