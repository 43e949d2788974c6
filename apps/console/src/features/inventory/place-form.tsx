import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import { type FormEvent, useState } from 'react';
import type { ItemChange } from './item-change.ts';
import './inventory.css';

interface Props {
  rank: number;
  placed: number | null;
  onChange: (change: ItemChange, did: string) => void;
}

/** Its place by hand. Suppliers' ranks begin at 1,000, so that a smaller number stands before them. */
export function PlaceForm(props: Props) {
  // What the server has set is shown.
  return <TypedPlace key={props.placed ?? 'own'} {...props} />;
}

function TypedPlace({ rank, placed, onChange }: Props) {
  const [typed, setTyped] = useState(placed === null ? '' : String(placed));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = Number(typed);
    const isPlace = /^-?\d+$/.test(typed.trim()) && place >= -1_000_000 && place <= 999;
    setWrong(!isPlace);
    if (isPlace) onChange({ rank: place }, `placed at ${place}`);
  };
  return (
    <form className="place-form" onSubmit={submit}>
      <Field
        label="Place"
        hint={
          placed === null ? `By its own rank, ${rank.toLocaleString('en')}.` : 'By hand; smaller comes first.'
        }
        error={isWrong ? 'A whole number up to 999.' : undefined}
      >
        {(control) => <NumberInput {...control} value={typed} onChange={setTyped} maxLength={8} />}
      </Field>
      <Button type="submit">Place</Button>
      {placed !== null && (
        <Button kind="quiet" onClick={() => onChange({ rank: null }, 'placed by its own rank')}>
          By its own rank
        </Button>
      )}
    </form>
  );
}
