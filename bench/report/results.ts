// What runs of the benchmarks have measured, in one file: a run of some of them leaves the others as they were.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import type { Table } from '../shared/table.ts';

/** One of them. */
export interface Outcome {
  readonly tables: readonly Table[];
  /** Why it could not be measured here, or failed. */
  readonly skipped?: string;
  readonly failed?: string;
}

export interface Measured {
  readonly name: string;
  readonly at: string;
  readonly isQuick: boolean;
  readonly machine: string;
  readonly runs: readonly Outcome[];
}

export function machine(): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}, ${process.platform}`;
}

export async function readResults(file: string): Promise<Measured[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text) as Measured[];
}

/** Keeps the order of `names`. */
export async function keepResults(
  file: string,
  measured: readonly Measured[],
  names: readonly string[],
): Promise<Measured[]> {
  const all = new Map([...(await readResults(file)), ...measured].map((one) => [one.name, one]));
  const kept = names.flatMap((name) => all.get(name) ?? []);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
  return kept;
}
