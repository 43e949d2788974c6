import { type RefObject, useLayoutEffect } from 'react';

/** Enter is Next and the keys 1–9 choose, from wherever the focus stands in the question. */
export function useQuestionKeys(section: RefObject<HTMLElement | null>, onNext: () => void): void {
  // Before the answers are painted: a key pressed the moment they appear is taken.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      // A held key, a word still being composed, and what a control has taken for itself are not ours.
      if (event.repeat || event.isComposing || event.defaultPrevented) return;
      if (!(target instanceof HTMLElement)) return;
      if (target !== document.body && !section.current?.contains(target)) return;
      if (event.key === 'Enter' && isNext(target, event)) {
        event.preventDefault();
        onNext();
      }
      if (/^[1-9]$/.test(event.key) && !hasModifier(event) && !isTypedInto(target)) {
        choose(section.current?.querySelector<HTMLElement>(`[data-key="${event.key}"]`));
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [section, onNext]);
}

function choose(answer: HTMLElement | null | undefined): void {
  answer?.click();
  if (answer instanceof HTMLLabelElement) answer.control?.focus();
}

/** A button has an Enter of its own; in a text of several lines it takes Ctrl as well. */
function isNext(target: HTMLElement, event: KeyboardEvent): boolean {
  if (target instanceof HTMLButtonElement) return false;
  if (target instanceof HTMLTextAreaElement) return event.ctrlKey || event.metaKey;
  return !(target instanceof HTMLSelectElement);
}

function isTypedInto(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
