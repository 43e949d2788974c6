import { type ReasonFamily, reasonFamilies } from '@earnwall/contract/state-reasons';
import { Checkbox } from '@earnwall/ui/console/checkbox';

const labels: Readonly<Record<ReasonFamily, string>> = {
  too_fast: 'Answered too fast',
  inconsistent_answers: 'Inconsistent answers',
  reversed_surveys: 'Surveys taken back',
  several_accounts: 'Several accounts',
  hidden_network: 'VPN or proxy',
  other: 'Something else',
};

interface Props {
  chosen: readonly ReasonFamily[];
  onChange: (chosen: readonly ReasonFamily[]) => void;
}

/** What the person is told: in their language, and blaming nobody. */
export function Families({ chosen, onChange }: Props) {
  return (
    <fieldset className="act-families">
      <legend className="c-field-label">What the person is told (optional)</legend>
      {reasonFamilies.map((family) => (
        <Checkbox
          key={family}
          label={labels[family]}
          checked={chosen.includes(family)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, family] : chosen.filter((other) => other !== family))
          }
        />
      ))}
    </fieldset>
  );
}
