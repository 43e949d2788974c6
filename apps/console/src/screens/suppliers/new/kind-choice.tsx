import { useId } from 'react';
import type { SupplierKind } from '#features/supplier/use-account-form.ts';
import './kind-choice.css';

interface Props {
  kinds: readonly SupplierKind[];
  chosen: string | null;
  onChoose: (kind: string) => void;
}

export function KindChoice({ kinds, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="kinds">
      <legend className="c-unseen">Kind of supplier</legend>
      {kinds.map(({ kind, title, supplies, is_document }) => (
        <label key={kind} className="kind">
          <input type="radio" name={name} checked={kind === chosen} onChange={() => onChoose(kind)} />
          <span className="kind-words">
            <strong>{title}</strong>
            <span className="c-muted">
              {is_document ? `${supplies}, described by a JSON document` : supplies}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
