import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes that people read or hear. */
const spoken = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['label', 'placeholder', 'title'],
]);

/** Words in the JSX of a source that people would read in English, whatever their language. */
export function untranslatedIn(path: string, source: string): string[] {
  const found: string[] = [];
  const hear = (words: string) => {
    if (/\p{L}/u.test(words)) found.push(words.trim());
  };
  const visitor = new Visitor({
    JSXText: ({ value }) => hear(value),
    JSXElement: ({ children }) => spokenChildren(children).forEach(hear),
    JSXFragment: ({ children }) => spokenChildren(children).forEach(hear),
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && spoken.has(name.name) && value) wordsOf(value).forEach(hear);
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

function spokenChildren(children: readonly ESTree.JSXChild[]): string[] {
  return children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? wordsOf(child) : []));
}

/** The literal words an expression may come to. What a call is given are keys and values, not words. */
function wordsOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw);
    case 'JSXExpressionContainer':
      return wordsOf(node.expression);
    case 'ConditionalExpression':
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : wordsOf(node.left)), ...wordsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...wordsOf(node.left), ...wordsOf(node.right)] : [];
    default:
      return [];
  }
}
