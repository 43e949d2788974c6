import { ChoiceGroup } from '@earnwall/ui/primitives/choice-group';
import type { ActivityTab } from '#api/activities.ts';
import { useText } from '#lib/text/text.tsx';
import '#features/segmented/section-switch.css';

interface Props {
  tab: ActivityTab;
  onChange: (tab: ActivityTab) => void;
}

/** The two filter tabs (AH-01). */
export function ActivityTabs({ tab, onChange }: Props) {
  const text = useText();
  return (
    <ChoiceGroup
      look="segmented"
      label={text('activities_tabs')}
      choices={[
        { value: 'surveys', label: text('activities_surveys') },
        { value: 'offers', label: text('activities_offers') },
      ]}
      chosen={tab}
      onChoose={onChange}
    />
  );
}
