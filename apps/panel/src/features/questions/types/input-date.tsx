import {
  type BirthDateDraft,
  birthDateDraft,
  birthDateText,
  birthYearProblem,
  type Day,
  daysOf,
  isDayOpen,
  isMonthOpen,
  months,
  typedYear,
  withOpenParts,
} from '@earnwall/domain/validation/birth-date';
import { Field } from '@earnwall/ui/primitives/field';
import { type FocusEvent, useState } from 'react';
import { useLocale, useText } from '#lib/text/text.tsx';
import type { AnswerProps } from '../answer-props.ts';
import { DateSelect } from '../date-select.tsx';
import { isElsewhere } from '../typed-answer.ts';
import './input-date.css';

/** A birth date: a year to type, month and day to pick (QU-08). Only a whole and allowed date is an answer. */
export function InputDate({ answers, labelledBy, describedBy, invalid, onChange, onLeftEmpty }: AnswerProps) {
  const text = useText();
  const month = useMonthNames();
  const [today] = useState(() => dayOf(new Date()));
  const [draft, setDraft] = useDraft(answers[0] ?? '');

  const change = (part: Partial<BirthDateDraft>) => {
    const changed = withOpenParts({ ...draft, ...part }, today);
    const whole = birthDateText(changed, today);
    setDraft(changed, whole ?? '');
    onChange(whole === null ? [] : [whole], birthYearProblem(changed.year, today));
  };
  const left = (event: FocusEvent) => {
    if (answers.length === 0 && isElsewhere(event)) onLeftEmpty();
  };
  const days = Array.from({ length: daysOf(draft) }, (_, index) => index + 1);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading names the group, and a fieldset takes its name from a legend
    <div className="date" role="group" aria-labelledby={labelledBy} onBlur={left}>
      <Field label={text('date_year')}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            value={draft.year}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => change({ year: typedYear(event.target.value) })}
          />
        )}
      </Field>
      <DateSelect
        label={text('date_month')}
        value={draft.month}
        options={months.map((value) => ({
          value,
          name: month(value),
          closed: !isMonthOpen(draft.year, value, today),
        }))}
        onChange={(value) => change({ month: value })}
      />
      <DateSelect
        label={text('date_day')}
        value={draft.day}
        options={days.map((value) => ({ value, name: `${value}`, closed: !isDayOpen(draft, value, today) }))}
        onChange={(value) => change({ day: value })}
      />
    </div>
  );
}

/** The parts of an unfinished date live here; an answer given from outside replaces them. */
function useDraft(given: string) {
  const [kept, setKept] = useState({ answer: given, draft: birthDateDraft(given) });
  const current = kept.answer === given ? kept : { answer: given, draft: birthDateDraft(given) };
  if (current !== kept) setKept(current);
  return [current.draft, (draft: BirthDateDraft, answer: string) => setKept({ answer, draft })] as const;
}

function useMonthNames(): (month: number) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' });
  return (month) => format.format(Date.UTC(2000, month - 1, 1));
}

function dayOf(date: Date): Day {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
