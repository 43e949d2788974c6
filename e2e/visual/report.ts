// One page with every picture that differs from the kept one: kept, now, and what differs; then all the others.

export interface Compared {
  name: string;
  /** `new` has no kept picture, `missing` no screen. */
  state: 'same' | 'different' | 'new' | 'missing';
  pixels: number;
}

const order = ['missing', 'different', 'new', 'same'] as const;

/** Addresses are relative to the page: `kept/`, `now/` and `differences/` beside it. */
export function reportPage(compared: readonly Compared[]): string {
  const groups = order.map((state) => ({ state, own: compared.filter((one) => one.state === state) }));
  const parts = groups
    .filter(({ own }) => own.length > 0)
    .map(({ state, own }) => `<h2>${state}: ${own.length}</h2>${own.map(row).join('\n')}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures compared</title>
<style>
  body { margin: 24px; background: #eceef2; font: 14px system-ui, sans-serif; }
  section { margin-bottom: 24px; }
  div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  img { max-width: 640px; max-height: 720px; border-radius: 6px; background: #fff; }
</style>
<h1>Pictures compared</h1>
${parts.join('\n')}
</html>
`;
}

function row({ name, state, pixels }: Compared): string {
  const folders = {
    same: ['now'],
    new: ['now'],
    missing: ['kept'],
    different: ['kept', 'now', 'differences'],
  }[state];
  const pictures = folders.map(
    (folder) => `<img loading="lazy" src="${folder}/${name}" alt="${folder} ${name}" title="${folder}">`,
  );
  const words = state === 'different' ? `, ${pixels} pixels` : '';
  return `<section><h3>${name}${words}</h3><div>${pictures.join('')}</div></section>`;
}
