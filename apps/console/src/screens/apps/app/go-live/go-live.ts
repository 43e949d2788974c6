import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

export type GoLive = ConsoleAnswerOf<'console/go-live/get-apps-go-live'>;
export type SetUp = GoLive['set_up'];
export type Check = GoLive['checks'][number];

export type StepName = keyof SetUp['done'];

/** What every step of the page is given. */
export interface StepFacts {
  app: string;
  setUp: SetUp;
  /** The first that is not done. */
  next: StepName | null;
}

const stepNames: readonly StepName[] = ['origins', 'currency', 'snippet', 'test_user', 'postback'];

export const nextStep = ({ done }: Pick<SetUp, 'done'>): StepName | null =>
  stepNames.find((name) => !done[name]) ?? null;

export const checkTitles: Readonly<Record<Check['name'], string>> = {
  visit: 'Visit',
  start: 'Start',
  complete: 'Complete',
  postback: 'Postback 2xx',
  forged: 'Forged postback refused',
};

/** What a listener should hear: the checks that have passed or failed since the answer before. */
export function newsOf(before: readonly Check[] | null, now: readonly Check[]): string {
  if (!before) return '';
  const old = new Map(before.map(({ name, state }) => [name, state]));
  return now
    .filter(({ name, state }) => state !== old.get(name) && (state === 'passed' || state === 'failed'))
    .map(({ name, state, what, fix }) =>
      state === 'passed'
        ? `${checkTitles[name]} passed.`
        : `${checkTitles[name]} failed. ${what} ${fix ?? ''}`.trim(),
    )
    .join(' ');
}
