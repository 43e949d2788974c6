// Measures how the odds hold and what each standing experiment says (OD-01, OD-04), and keeps it with its time.
import type { Calibration, Experiment } from '@earnwall/contract/entities/experiment';
import { calibratedDays } from '@earnwall/contract/experiments';
import { calibrationOf } from '@earnwall/domain/experiments/calibration';
import { type ArmSums, compareArms } from '@earnwall/domain/experiments/decide';
import { nobody } from '@earnwall/domain/experiments/moments';
import { type ExperimentName, experimentNames, experiments } from '@earnwall/domain/experiments/standing';
import type { Database } from '#store/engine/database.ts';
import { type FoundArm, findArmSums } from '#store/experiments/arm-sums.ts';
import { deleteOldResults, saveResults } from '#store/experiments/results.ts';
import { type SaidSum, sumSaid } from '#store/experiments/said.ts';

const dayMs = 24 * 3_600_000;
const keptDays = 90;

export async function measureExperiments(database: Database, now: Date): Promise<void> {
  const from = new Date(now.getTime() - calibratedDays * dayMs).toISOString().slice(0, 10);
  const [said, arms] = [await sumSaid(database.db, from), await findArmSums(database.db)];
  await saveResults(database.db, [
    { name: 'calibration', at: now, result: calibrationFrom(said) },
    ...experimentNames.map((name) => ({ name, at: now, result: experimentFrom(name, arms) })),
  ]);
  await deleteOldResults(database.db, new Date(now.getTime() - keptDays * dayMs));
}

export function calibrationFrom(said: readonly SaidSum[]): Calibration {
  const known = said.filter((row) => row.said > 0);
  return {
    since: known.map(({ since }) => since).sort()[0] ?? null,
    steps: calibrationOf(known).map(({ said, entrants, finished }) => ({ said, starts: entrants, finished })),
  };
}

const nothing: ArmSums = {
  ...{ people: 0, value: nobody, screen_outs: nobody, reversals: nobody, tickets: nobody },
};

/** All that the page shows of it; without arms, what it shows before anybody has opened anything. */
export function experimentFrom(name: ExperimentName, found: readonly FoundArm[]): Experiment {
  const arms = experiments[name];
  const [treated, control] = [sumsOf(found, arms[0].name), sumsOf(found, arms[1].name)];
  const { decision, lift, guards } = compareArms([treated, control], arms);
  const since = found.map(({ since }) => since.toISOString()).sort()[0] ?? null;
  return {
    ...{ name, since, decision },
    lift: lift && { lift: lift.lift, low: lift.low, high: lift.high },
    arms: [
      { name: arms[0].name, people: treated.people },
      { name: arms[1].name, people: control.people },
    ],
    guards: guards.map(({ rates, ...guard }) => ({ ...guard, rates: rates && [rates[0], rates[1]] })),
  };
}

const sumsOf = (found: readonly FoundArm[], name: string): ArmSums =>
  found.find(({ arm }) => arm === name) ?? nothing;
