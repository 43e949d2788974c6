/** What a user does, by the place where: a press, or a text that is typed. */
export type Act = { press: string } | { enter: string; text: string };

/** What has just come is not at once ready to be touched: it may be on the page before it listens. */
const momentMs = 50;

/**
 * Gets to states that nobody sees without doing something: one act after the other, each a moment after what it is done
 * to was first seen; `done` is called after the last one. Returns a function that stops it.
 */
export function runActions(acts: readonly Act[], page: Document, done?: () => void): () => void {
  const left = [...acts];
  let seen: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const proceed = () => {
    timer = undefined;
    const [act] = left;
    if (act) {
      const place = placeOf(act, page);
      if (!place) return;
      if (place !== seen) {
        seen = place;
        return soon();
      }
      perform(act, place);
      left.shift();
    }
    if (left.length > 0) return soon();
    watch.disconnect();
    done?.();
  };
  const soon = () => {
    timer ??= setTimeout(proceed, momentMs);
  };
  const watch = new MutationObserver(soon);
  watch.observe(page.body, { subtree: true, childList: true, attributes: true });
  soon();
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}

function placeOf(act: Act, page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>('press' in act ? act.press : act.enter);
}

function perform(act: Act, place: HTMLElement): void {
  if ('press' in act) place.click();
  else type(place, act.text);
}

/** React listens to what the browser itself would do: the value is set by the native setter, then an event is dispatched. */
function type(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
