import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileEarly } from './compile-early.ts';

const files: Record<string, string> = {
  'virtual:entry': `console.log(await import('virtual:screen'))`,
  'virtual:screen': `import 'virtual:screen.css'; export const screen = () => 1`,
  'virtual:screen.css': 'p { color: red }',
};
const virtual: Plugin = {
  name: 'virtual',
  resolveId: (id) => (id in files ? id : null),
  load: (id) => files[id] ?? null,
};

async function codeOf(plugins: Plugin[], isForServer = false): Promise<string[]> {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', plugins: [virtual, ...plugins] },
    build: {
      ...{ write: false, target: 'es2022', ssr: isForServer },
      rolldownOptions: { input: 'virtual:entry' },
    },
  });
  return (built as Rolldown.RolldownOutput).output.flatMap((part) =>
    part.type === 'chunk' ? [part.code] : [],
  );
}

it('the hint is the first line of every chunk of the browser, above what Vite puts on top', async () => {
  const plain = await codeOf([]);
  expect(plain.some((code) => code.startsWith('const __vite__mapDeps'))).toBe(true);
  const hinted = await codeOf([compileEarly()]);
  expect(hinted).toEqual(plain.map((code) => `//# allFunctionsCalledOnLoad\n${code}`));
});

it('the renderer has none', async () => {
  expect((await codeOf([compileEarly()], true)).join('')).not.toContain('allFunctionsCalledOnLoad');
});
