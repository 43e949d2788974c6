// Templates that escape what they are given, so that a value from an address can never become markup.
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | boolean | null | undefined | Html | readonly Html[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = strings.map(
    (string, index) => string + (index < values.length ? render(values[index]) : ''),
  );
  return new Html(markup.join(''));
}

/** false, null and undefined render as nothing: `${selected && html`selected`}`. */
function render(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map((item: Html) => item.markup).join('');
  if (value === false || value === null || value === undefined) return '';
  return escapeHtml(String(value));
}
