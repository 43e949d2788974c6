import { type RefObject, useEffect, useRef } from 'react';
import type { CallError } from '#api/call-error.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** Shows what is wrong at its fields, of the form itself or of an answer; the first of them takes the focus. */
export function useRefusal(
  form: RefObject<HTMLElement | null>,
  error: CallError | null,
  setErrors: (errors: Errors) => void,
): (errors: Errors) => void {
  const refuse = (errors: Errors) => {
    setErrors(errors);
    // Once they have been drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const latest = useRef(refuse);
  useEffect(() => {
    latest.current = refuse;
  });
  useEffect(() => {
    if (error) latest.current(error.errors);
  }, [error]);
  return refuse;
}
