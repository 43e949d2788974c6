// The words after `npm run bench --`.
import { parseArgs } from 'node:util';
import { inRoot } from '../scripts/root.ts';

export interface Options<Name> {
  readonly wanted: readonly Name[];
  readonly isQuick: boolean;
  readonly runs: number;
  /** Where results are kept. */
  readonly file: string;
  /** A file of results to be shown in place of a run. */
  readonly from: string | null;
  readonly isWritten: boolean;
}

export function readOptions<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): Options<Name> | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        runs: { type: 'string', default: '1' },
        json: { type: 'string', default: inRoot('bench/.cache/results.json') },
        from: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
    const unknown = positionals.filter((word) => !names.some((name) => name === word));
    if (unknown.length > 0)
      return { problem: `Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}` };
    const runs = Number(values.runs);
    if (!(Number.isInteger(runs) && runs > 0)) return { problem: '--runs must be a number above 0' };
    return {
      wanted: names.filter((name) => positionals.length === 0 || positionals.includes(name)),
      ...{
        isQuick: values.quick,
        runs,
        file: values.json,
        from: values.from ?? null,
        isWritten: values.write,
      },
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
