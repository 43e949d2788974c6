import type { Experiment } from '@earnwall/contract/entities/experiment';
import type { GuardName, GuardState } from '@earnwall/contract/experiments';
import { sentenceOf, wordsOf } from '@earnwall/domain/experiments/say';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { Status, type StatusKind } from '@earnwall/ui/console/status';
import { none } from '#lib/none.ts';
import { armWords } from './arm-words.ts';

const guardWords: Readonly<Record<GuardName, string>> = {
  screen_outs: 'Screen-outs per start',
  reversals: 'Reversals per complete',
  tickets: 'Tickets per start',
  sample_ratio: 'Share of people',
};
const stateKinds: Readonly<Record<GuardState, StatusKind>> = {
  fine: 'good',
  tripped: 'bad',
  unknown: 'idle',
};
const stateWords: Readonly<Record<GuardState, string>> = {
  ...{ fine: 'Fine', tripped: 'Tripped', unknown: 'Too few people' },
};
const decisionKinds: Readonly<Record<Experiment['decision'], StatusKind>> = {
  ...{ running: 'idle', no_difference: 'note', better: 'good', worse: 'bad', guard_tripped: 'bad' },
};

/** Experiments over all apps, as anybody can read them, with the rates of their guards. */
export function Experiments({ experiments }: { experiments: readonly Experiment[] }) {
  return (
    <Section title="Experiments" note="over all apps; measured once an hour">
      {experiments.map((experiment) => (
        <OneExperiment key={experiment.name} experiment={experiment} />
      ))}
    </Section>
  );
}

function OneExperiment({
  experiment: { name, decision, lift, arms, guards, since },
}: {
  experiment: Experiment;
}) {
  return (
    <>
      <p>{sentenceOf(name, lift)}</p>
      <Facts
        items={[
          [
            'Decision',
            <Status key="decision" kind={decisionKinds[decision]}>
              {wordsOf(decision)}
            </Status>,
          ],
          ...arms.map(
            (arm) => [`People: ${armWords[arm.name] ?? arm.name}`, arm.people.toLocaleString('en')] as const,
          ),
          ['Since', since === null ? none : since.slice(0, 10)],
          ...guards.map(
            ({ name, state, rates }) =>
              [
                guardWords[name],
                <Status key={name} kind={stateKinds[state]}>
                  {stateWords[state]}
                  {rates && ` (${rates.map(rateText).join(' and ')})`}
                </Status>,
              ] as const,
          ),
        ]}
      />
    </>
  );
}

const rateText = (rate: number): string =>
  rate.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 });
