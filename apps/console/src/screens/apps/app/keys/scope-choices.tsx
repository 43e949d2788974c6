import type { PublisherScope } from '@earnwall/contract/publisher-scopes';
import { publisherScopes } from '@earnwall/contract/publisher-scopes';
import { Checkbox } from '@earnwall/ui/console/checkbox';
import { useId } from 'react';
import { scopeSentences } from './scope-sentences.ts';
import './keys.css';

interface Props {
  chosen: readonly PublisherScope[];
  onChange: (chosen: readonly PublisherScope[]) => void;
  error: string | undefined;
}

/** What a key may do, each with its sentence. */
export function ScopeChoices({ chosen, onChange, error }: Props) {
  const id = useId();
  const toggle = (scope: PublisherScope, isChosen: boolean) =>
    onChange(publisherScopes.filter((one) => (one === scope ? isChosen : chosen.includes(one))));
  return (
    <fieldset className="keys-scopes" aria-describedby={id}>
      <legend>What it may do</legend>
      {publisherScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={scope}
          hint={scopeSentences[scope]}
          checked={chosen.includes(scope)}
          onChange={(isChosen) => toggle(scope, isChosen)}
        />
      ))}
      <p className="c-field-error" id={id} aria-live="polite">
        {error ?? ''}
      </p>
    </fieldset>
  );
}
