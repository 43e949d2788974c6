// Hands the index to the C program word by word, and lets it run a round whenever asked.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MatchIndex } from '@earnwall/domain/matching/match-index';
import { type CompiledPerson, pageSize } from './in-memory.ts';

export interface CWalk {
  /** Matches everybody once: processor time in nanoseconds, and the checksum of what was found. */
  round(): Promise<{ nanoseconds: number; checksum: number }>;
  stop(): void;
}

/** Null where there is no C compiler. */
export function compileC(folder: string): string | null {
  const source = fileURLToPath(new URL('walk.c', import.meta.url));
  const program = join(folder, 'walk');
  try {
    execFileSync('cc', ['-O3', '-march=native', '-o', program, source], { stdio: 'pipe' });
    return program;
  } catch {
    return null;
  }
}

export function startCWalk(
  program: string,
  folder: string,
  index: MatchIndex<number>,
  people: readonly CompiledPerson[],
): CWalk {
  const file = join(folder, 'index.bin');
  writeFileSync(file, dump(index, people));
  const child = spawn(program, [file]);
  const lines = createInterface({ input: child.stdout });
  let isWanted = true;
  child.on('exit', (code) => {
    if (isWanted) throw new Error(`The C walk ended with ${code}`);
  });
  return {
    round: async () => {
      const answer = once(lines, 'line');
      child.stdin.write('\n');
      const [line] = (await answer) as [string];
      const [nanoseconds = 0, checksum = 0] = line.split(' ').map(Number);
      return { nanoseconds, checksum };
    },
    stop: () => {
      isWanted = false;
      child.stdin.end();
    },
  };
}

function dump(index: MatchIndex<number>, people: readonly CompiledPerson[]): Buffer {
  const parts: Int32Array[] = [];
  const put = (...numbers: number[]) => parts.push(Int32Array.from(numbers));
  const names = [...index.countries.keys()];
  put(pageSize, names.length, people.length);
  for (const country of index.countries.values()) {
    put(country.chunks.length);
    for (const chunk of country.chunks) {
      put(chunk.size, chunk.bits.length);
      parts.push(chunk.bits);
      put(...chunk.ranks.flatMap((_, place) => [chunk.idAt(place), chunk.entryAt(place).closedQuotas]));
    }
  }
  for (const { compiled, taken, excluded } of people) {
    const country = index.countries.get(compiled.person.country);
    const plan = country?.planFor(compiled.person);
    const counted = plan ? (country?.closedQuotas.countAll(plan) ?? []) : [];
    put(Math.max(0, names.indexOf(compiled.person.country)));
    const sorted = [...taken].sort((a, b) => a - b);
    for (const list of [plan?.singles ?? [], plan?.groups ?? [], counted, excluded.marks, sorted]) {
      put(list.length, ...list);
    }
  }
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
}
