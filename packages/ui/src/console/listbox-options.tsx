import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';

export interface Option {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Options of a group stand together. */
  group?: string | undefined;
}

interface Props {
  id: string;
  label: string;
  shown: readonly Option[];
  active: number | null;
  value: string | null;
  onChoose: (option: Option) => void;
}

export function ListboxOptions({ id, label, shown, active, value, onChoose }: Props) {
  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  return (
    <div id={id} role="listbox" aria-label={label}>
      {shown.map((option, index) => (
        <div key={option.value} role="presentation">
          {option.group !== undefined && option.group !== shown[index - 1]?.group && (
            <p className="c-listbox-group" aria-hidden="true">
              {option.group}
            </p>
          )}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox, which names the active option */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox */}
          <div
            id={`${id}-${index}`}
            className="c-popover-item"
            role="option"
            data-active={index === active || undefined}
            aria-selected={option.value === value}
            // A press must not take the focus out of the combobox.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <span className="c-listbox-text">
              {option.group !== undefined && <span className="c-unseen">{option.group}: </span>}
              {option.label}
              {option.hint !== undefined && <span className="c-listbox-hint">{option.hint}</span>}
            </span>
            {option.value === value && <Check />}
          </div>
        </div>
      ))}
    </div>
  );
}
