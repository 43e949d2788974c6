import { pinCode } from '@earnwall/contract/limits';
import { Field } from '@earnwall/ui/primitives/field';
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import { useRef } from 'react';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { useText } from '#lib/text/text.tsx';

interface Props {
  code: string;
  problem: string | undefined;
  isFixed: boolean;
  onChange: (code: string) => void;
}

/** The library brings a style of its own, which the page's policy admits under the page's nonce alone. */
const nonceOfPage = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Six boxes over one field, so that a pasted code falls into them and a phone can fill in what it received. */
export function CodeField({ code, problem, isFixed, onChange }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  // First of all, and again with each problem that is told.
  useOnChange(problem, () => input.current?.focus());
  return (
    <Field label={text('phone_check_code_label')} error={problem}>
      {({ className: _, ...control }) => (
        <div dir="ltr">
          <OTPInput
            {...control}
            ref={input}
            name="one-time-code"
            autoComplete="one-time-code"
            enterKeyHint="done"
            maxLength={pinCode.digits}
            pattern={REGEXP_ONLY_DIGITS}
            pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
            pushPasswordManagerStrategy="none"
            noScriptCSSFallback={null}
            nonce={nonceOfPage()}
            readOnly={isFixed}
            value={code}
            onChange={onChange}
            containerClassName="code-boxes"
            render={({ slots }) =>
              slots.map(({ char, isActive, hasFakeCaret }, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                  key={place}
                  className="code-box"
                  data-active={isActive || undefined}
                  data-caret={hasFakeCaret || undefined}
                  data-wrong={problem !== undefined || undefined}
                >
                  {char}
                </span>
              ))
            }
          />
        </div>
      )}
    </Field>
  );
}
