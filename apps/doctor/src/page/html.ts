// The tags of a page that matter here. No parser of HTML: scripts and frames as they are written, comments left out.

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands inside of a script. */
  readonly text: string;
}

const inTag = `((?:"[^"]*"|'[^']*'|[^>"'])*)>`;
// From left to right, so that a script in a comment is a comment, and a tag in a script is its text.
const piece = new RegExp(
  `<!--[\\s\\S]*?(?:-->|$)|<(script)\\b${inTag}([\\s\\S]*?)(?:</script\\s*>|$)|<(iframe|meta)\\b${inTag}`,
  'gi',
);
const attribute = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(piece)].flatMap(([, script, ofScript = '', text = '', other, ofOther = '']) => {
    const name = (script ?? other)?.toLowerCase();
    return name === undefined ? [] : [{ name, attributes: attributesOf(script ? ofScript : ofOther), text }];
  });
}

function attributesOf(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      decoded(values.find((value) => value !== undefined) ?? ''),
    ]),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

const decoded = (text: string): string =>
  text.replace(/&(amp|quot|apos|lt|gt);/g, (whole, name: string) => entities[name] ?? whole);
