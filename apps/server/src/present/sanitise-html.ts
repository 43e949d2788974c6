// Sanitises foreign HTML by an allow-list. It is parsed by the algorithm of the HTML standard, as in browsers, so that both
// see the same elements (decision 0065).
import { parseUrl } from '@earnwall/postbacks/parse-url';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, html as standard } from 'parse5';

export interface AllowedHtml {
  readonly tags: readonly string[];
  /** Style properties with the values they may have; no others, and none without this. */
  readonly styles?: Readonly<Record<string, RegExp>>;
}

/** Elements whose content is not text. */
const unreadable = new Set(
  'script style noscript textarea option xmp iframe noembed noframes plaintext title template'.split(' '),
);

/** A few kilobytes of unclosed tags are millions of elements by the rules of the standard. */
const maxElements = 5_000;
/** Deeper nesting is not written for readers. */
const maxLevels = 20;

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export function sanitiseHtml(html: string, allowed: AllowedHtml): string {
  const fragment = parsed(html);
  let out = '';
  // Not recursive: tags can be nested deeper than the call stack. A string is a closing tag.
  const left: (string | { node: Node; level: number })[] = [];
  const visit = (nodes: readonly Node[], level: number) => {
    for (const node of nodes.toReversed()) left.push({ node, level });
  };
  visit(fragment?.childNodes ?? [], 0);
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') {
      out += next;
      continue;
    }
    const { node, level } = next;
    if (defaultTreeAdapter.isTextNode(node)) out += escaped(node.value);
    if (!defaultTreeAdapter.isElementNode(node) || unreadable.has(node.tagName)) continue;
    const isKept = level < maxLevels && isAllowed(node, allowed);
    if (isKept) out += `<${node.tagName}${attributesOf(node, allowed)}>`;
    if (isKept && node.tagName !== 'br') left.push(`</${node.tagName}>`);
    visit(node.childNodes, isKept ? level + 1 : level);
  }
  return out;
}

/** Null for HTML with too many elements. */
function parsed(html: string): DefaultTreeAdapterTypes.DocumentFragment | null {
  let elements = 0;
  const tooMany = new Error('Too many elements');
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      elements += 1;
      if (elements > maxElements) throw tooMany;
      return defaultTreeAdapter.createElement(...given);
    },
  };
  try {
    return parseFragment(html, { treeAdapter, scriptingEnabled: true });
  } catch (error) {
    if (error === tooMany) return null;
    throw error;
  }
}

const isAllowed = ({ tagName, namespaceURI }: Element, { tags }: AllowedHtml): boolean =>
  namespaceURI === standard.NS.HTML && tags.includes(tagName);

function attributesOf({ tagName, attrs }: Element, { styles }: AllowedHtml): string {
  const given = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? '';
  const href = tagName === 'a' && isWebAddress(given('href')) ? given('href').trim() : '';
  const style = styles ? allowedStyle(given('style'), styles) : '';
  const kept = {
    ...(style && { style }),
    ...(href && { href }),
    // Links open in a new tab, without access to the panel and without a referrer.
    ...(tagName === 'a' && { target: '_blank', rel: 'noopener noreferrer' }),
  };
  return Object.entries(kept)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

/** Parsed as in browsers; without a base, so that only absolute addresses are accepted. */
function isWebAddress(address: string): boolean {
  return /^https?:$/.test(parseUrl(address)?.protocol ?? '');
}

function allowedStyle(style: string, styles: Readonly<Record<string, RegExp>>): string {
  const declarations = style.split(';').map((declaration) => {
    const [name = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim().toLowerCase());
    const isFine = rest.length === 0 && Object.hasOwn(styles, name) && styles[name]?.test(value);
    return isFine ? [`${name}:${value}`] : [];
  });
  return declarations.flat().join(';');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
