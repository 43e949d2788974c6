import { ChoiceGroup } from '@earnwall/ui/primitives/choice-group';
import { useText } from '#lib/text/text.tsx';
import './section-switch.css';

export type Section = 'surveys' | 'games';

interface Props {
  section: Section;
  onChange: (section: Section) => void;
}

/** The Surveys/Games switch, Games marked as new (SL-02). */
export function SectionSwitch({ section, onChange }: Props) {
  const text = useText();
  const games = (
    <>
      {text('switch_games')} <span className="new-badge">{text('switch_new')}</span>
    </>
  );
  return (
    <ChoiceGroup
      look="segmented"
      label={text('switch_label')}
      choices={[
        { value: 'surveys', label: text('switch_surveys') },
        { value: 'games', label: games },
      ]}
      chosen={section}
      onChoose={onChange}
    />
  );
}
