// The pieces of a library's module that left-out.ts can take away, by their names.
import type { Rolldown } from 'vite';

type Body = ReturnType<Rolldown.PluginContext['parse']>['body'];

interface NamedPart {
  name: string;
  start: number;
  end: number;
}

/** The methods of its classes. */
export const methodsIn = (body: Body): NamedPart[] =>
  body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'ClassExpression' ? init.body.body : []))
    .flatMap((part) =>
      part.type === 'MethodDefinition' && part.key.type === 'Identifier'
        ? [{ name: part.key.name, start: part.start, end: part.end }]
        : [],
    );

/** `exports.name = …;` */
export const exportsIn = (body: Body): NamedPart[] =>
  body.flatMap(({ start, end, ...statement }) => {
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return [];
    const { property } = expression.left;
    return property.type === 'Identifier' ? [{ name: property.name, start, end }] : [];
  });
