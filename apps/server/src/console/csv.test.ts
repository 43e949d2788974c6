import { describe, expect, it } from 'vitest';
import { csvOf, readPages } from './csv.ts';

const columns = {
  name: ({ name }: { name: string }) => name,
  length: ({ name }: { name: string }) => name.length,
};

async function textOf(pages: AsyncIterable<readonly { name: string }[]>): Promise<string> {
  let text = '';
  for await (const piece of csvOf(columns, pages)) text += piece;
  return text;
}

const namesAfter = (all: readonly string[], size: number, asked: (string | null)[]) => {
  const rows = all.map((name) => ({ name }));
  return readPages<{ name: string }>(size, async (last) => {
    asked.push(last?.name ?? null);
    const from = last ? all.indexOf(last.name) + 1 : 0;
    return rows.slice(from, from + size);
  });
};

describe('a list as CSV', () => {
  it('has its columns first, then every row of every page, none as a formula', async () => {
    const pages = await namesAfter(['a', '=1+1', '@b', 'c,"d"'], 3, []);
    expect(await textOf(pages)).toBe(`name,length\r\na,1\r\n'=1+1,4\r\n'@b,2\r\n"c,""d""",5\r\n`);
  });

  it('of nothing is its columns', async () => {
    expect(await textOf(await namesAfter([], 2, []))).toBe('name,length\r\n');
  });

  it('reads the first page before anything is sent, and no page after a short one', async () => {
    const asked: (string | null)[] = [];
    const pages = await namesAfter(['a', 'b', 'c'], 2, asked);
    expect(asked).toEqual([null]);
    await textOf(pages);
    expect(asked).toEqual([null, 'b']);
  });

  it('fails before anything is sent where the first page fails', async () => {
    const failing = readPages(2, () => Promise.reject(new Error('No database')));
    await expect(failing).rejects.toThrow('No database');
  });
});
