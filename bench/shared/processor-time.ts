// How much processor time a process and all its descendants have used, as Linux tells it.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickSeconds = 0.01;

/** Seconds in user and system mode; null where the system does not say. */
export function processorTime(pid: number): number | null {
  const all = processes();
  if (all.length === 0) return null;
  const family = new Set([pid]);
  // Parents have been started before their children, but numbers begin anew: so until nobody is added.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  return all.filter(({ id }) => family.has(id)).reduce((sum, { seconds }) => sum + seconds, 0);
}

function processes(): { id: number; parent: number; seconds: number }[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => factsOf(name) ?? []);
  } catch {
    return [];
  }
}

function factsOf(name: string): { id: number; parent: number; seconds: number } | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name in parentheses may contain anything.
    const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
    return { id: Number(name), parent: parent ?? 0, seconds: ticks * tickSeconds };
  } catch {
    return null;
  }
}
