import { isPostalCodeNumeric, postalCodeExample } from '@earnwall/domain/validation/postal-code';
import type { AnswerProps } from '../answer-props.ts';
import { longestAnswer, useTypedAnswer } from '../typed-answer.ts';

export function InputText(props: AnswerProps) {
  const field = useTypedAnswer(props);
  const { postal_code } = props.question;
  return (
    <input
      {...field}
      type="text"
      maxLength={longestAnswer}
      {...(postal_code && postalCodeHints(postal_code.country))}
      onChange={(event) => props.onChange([event.target.value])}
    />
  );
}

/** Keys and suggestions of the device, and what such a code looks like here. */
function postalCodeHints(country: string) {
  const example = postalCodeExample(country);
  return {
    inputMode: isPostalCodeNumeric(country) ? 'numeric' : 'text',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
    ...(example && { placeholder: example }),
  } as const;
}
