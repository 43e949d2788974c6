/** What a user does, by the place where: a press, or a text that is typed. */
export type Act = { press: string } | { enter: string; text: string };

/**
 * Gets to states that nobody sees without doing something: each act is done as soon as there is something to do it
 * to, and the last one is told. Returns its own end.
 */
export function enact(acts: readonly Act[], page: Document, done?: () => void): () => void {
  const left = [...acts];
  const proceed = () => {
    for (let act = left[0]; act && perform(act, page); act = left[0]) left.shift();
    if (left.length > 0) return;
    watch.disconnect();
    done?.();
  };
  const watch = new MutationObserver(proceed);
  watch.observe(page.body, { subtree: true, childList: true, attributes: true });
  proceed();
  return () => watch.disconnect();
}

/** False while there is nothing to do it to. */
function perform(act: Act, page: Document): boolean {
  const place = page.querySelector<HTMLElement>('press' in act ? act.press : act.enter);
  if (!place) return false;
  if ('press' in act) place.click();
  else type(place, act.text);
  return true;
}

/** React listens to what the browser itself would do: the value is set past its own eyes, then told. */
function type(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
