import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { cycles, layerProblems, sourcesIn } from './imports.ts';
import { readRepository } from './repository.ts';

const server = (path: string, ...imports: string[]) => ({
  path: `apps/server/src/${path}`,
  text: imports.map((specifier) => `import { one } from '${specifier}';`).join('\n'),
});

describe('imports between folders of the server', () => {
  it('OP-01 all of this project run down, and none in a circle', async () => {
    const files = sourcesIn(await readRepository(root));
    expect(files.length).toBeGreaterThan(1_000);
    expect([...layerProblems(files), ...cycles(files)]).toEqual([]);
  });

  it.each([
    ['calls/a.ts', '#surveys/matching/b.ts'],
    ['calls/a.ts', '#calls/other/b.ts'],
    ['http/calls/a.ts', 'fastify'],
    ['store/people/a.ts', 'drizzle-orm/pg-core'],
    ['surveys/a.ts', '@earnwall/domain/money/reward'],
  ])('%s may import %s', (path, specifier) => {
    expect(layerProblems([server(path, specifier)])).toEqual([]);
  });

  it.each([
    ['surveys/a.ts', '#calls/b.ts', 'surveys stands below calls'],
    ['store/a.ts', '#publishers/b.ts', 'store stands below publishers'],
    ['support/a.ts', '#verification/b.ts', 'support stands beside verification'],
    ['jobs/a.ts', '../http/b.ts', 'jobs stands below http'],
    ['accounts/a.ts', 'fastify', 'Fastify stays in http/'],
    ['accounts/a.ts', '@fastify/multipart', 'Fastify stays in http/'],
    ['calls/a.ts', 'pg', 'SQL stays in store/'],
    ['news/a.ts', '#store/b.ts', 'news has no place'],
  ])('%s may not import %s', (path, specifier, why) => {
    const [problem] = layerProblems([server(path, specifier)]);
    expect(problem).toContain(`apps/server/src/${path}:1 imports ${specifier}: ${why}`);
  });

  it('names the line, also of an import that is written over several', () => {
    const text = "// Why.\nimport type {\n  One,\n} from '#http/visit.ts';";
    expect(layerProblems([{ path: 'apps/server/src/store/a.ts', text }])[0]).toContain(
      'store/a.ts:4 imports',
    );
  });

  it('finds a circle, also of types alone, and names its files', () => {
    const files = [
      server('store/a.ts', './b.ts'),
      server('store/b.ts', '#store/c.ts'),
      server('store/c.ts', './a.ts'),
    ];
    expect(cycles(files)).toEqual([
      'imports in a circle: apps/server/src/store/a.ts → apps/server/src/store/b.ts → apps/server/src/store/c.ts → apps/server/src/store/a.ts',
    ]);
    expect(cycles(files.slice(0, 2))).toEqual([]);
  });
});
