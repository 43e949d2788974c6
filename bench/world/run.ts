// `npm run bench -- world`: a seeded world whose truth is hidden from the rules, and what they make of it, against the
// promises of decision 0133.
import { printTable } from '../shared/table.ts';
import { parts } from './parts.ts';

export async function benchWorld(isQuick: boolean): Promise<void> {
  const rows: Record<string, string>[] = [];
  let missed = 0;
  for (const [name, barsOf] of Object.entries(parts)) {
    for (const { bar, seed, value, isMet } of barsOf(isQuick)) {
      rows.push({
        part: name,
        bar,
        seed: String(seed),
        measured: value.toPrecision(3),
        '': isMet ? 'met' : 'MISSED',
      });
      if (!isMet) missed += 1;
    }
  }
  printTable('World: promises against hidden truth', rows);
  console.log(missed === 0 ? '\nAll met.' : `\n${missed} missed.`);
  if (missed > 0) process.exitCode = 1;
}
