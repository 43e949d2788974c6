import { callingCodes } from '@earnwall/contract/calling-codes';
import { Button } from '@earnwall/ui/primitives/button';
import { Field } from '@earnwall/ui/primitives/field';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { useText } from '#lib/text/text.tsx';
import { CountryField } from './country-field.tsx';
import type { Event, State } from './machine.ts';
import { useProblem } from './use-problem.ts';

interface Props {
  state: Extract<State, { name: 'number' | 'sending' }>;
  send: (event: Event) => void;
  onClose: () => void;
}

export function NumberStep({ state, send, onClose }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { country, number } = state.entry;
  const isSending = state.name === 'sending';
  const stated = isSending ? null : state.problem;
  const problem = useProblem(stated);
  // First of all, and again with each problem that is told.
  useOnChange(stated, () => input.current?.focus());

  const enter = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    send({ type: 'number-entered', text: target.value, pasted: isPaste(nativeEvent) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'number-submitted' });
  };
  return (
    <form className="phone-check" noValidate onSubmit={submit}>
      <p className="phone-check-text">{text('phone_check_number_text')}</p>
      <CountryField
        country={country}
        isFixed={isSending}
        onChoose={(chosen) => send({ type: 'country-chosen', country: chosen })}
      />
      <Field label={text('phone_check_number')} error={problem}>
        {(control) => (
          <div className="phone-number" dir="ltr">
            <span className="phone-number-code" aria-hidden="true">
              +{callingCodes[country]}
            </span>
            <input
              {...control}
              ref={input}
              type="tel"
              name="tel-national"
              autoComplete="tel-national"
              inputMode="tel"
              enterKeyHint="send"
              value={number}
              readOnly={isSending}
              onChange={enter}
            />
          </div>
        )}
      </Field>
      <div className="phone-check-actions">
        <Button wide type="submit" aria-disabled={isSending} data-busy={isSending || undefined}>
          {text(isSending ? 'phone_check_sending' : 'phone_check_send')}
        </Button>
        <Button wide kind="plain" disabled={isSending} onClick={onClose}>
          {text('close')}
        </Button>
      </div>
    </form>
  );
}

/** Dropped text was not typed either. */
function isPaste(event: globalThis.Event): boolean {
  return event instanceof InputEvent && /^insertFrom(Paste|Drop)/.test(event.inputType);
}
