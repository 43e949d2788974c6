/** What the self-check waits for, in its order. */
export const checkNames = ['visit', 'start', 'complete', 'postback', 'forged'] as const;

export type CheckName = (typeof checkNames)[number];

/** What was seen last of a check; `detail` has what a sentence needs. */
export interface SeenStep {
  readonly at: string;
  readonly passed: boolean;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

export type SeenSteps = Readonly<Record<string, SeenStep>>;

interface TestClick {
  readonly survey: string;
  /** With its currency. */
  readonly reward: string;
  /** `opened`, `started`, or how it ended. */
  readonly state: string;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
}

interface TestPostback {
  readonly state: 'waiting' | 'delivered' | 'dead' | 'unsent';
  readonly last: {
    readonly at: string;
    readonly status: number | null;
    readonly failure: string | null;
    readonly ms: number;
  } | null;
  readonly at: Date;
}

/** What the last click of a test user, and its postback, say about the checks. */
export function stepsOfClick(click: TestClick, postback: TestPostback | null): SeenSteps {
  const { survey, reward, state, started_at, ended_at } = click;
  const about = { survey, reward };
  return {
    ...(started_at && { start: { at: started_at.toISOString(), passed: true, detail: about } }),
    ...(started_at &&
      ended_at && {
        complete: {
          at: ended_at.toISOString(),
          passed: state === 'complete',
          detail: { ...about, outcome: state },
        },
      }),
    ...(postback && postbackStep(postback)),
  };
}

function postbackStep({ state, last, at }: TestPostback): SeenSteps {
  if (state === 'unsent')
    return { postback: { at: at.toISOString(), passed: false, detail: { problem: 'no-endpoint' } } };
  if (!last) return {};
  const { status, failure, ms } = last;
  const passed = state === 'delivered';
  return { postback: { at: last.at, passed, detail: { status, failure, ms: Math.round(ms) } } };
}

/** A check that has passed stays passed: a later failure of another try takes nothing back. */
export function mergeSteps(known: SeenSteps, seen: SeenSteps): SeenSteps {
  const news = Object.entries(seen).filter(([name, step]) => {
    const before = known[name];
    return !before || (step.passed === before.passed ? step.at > before.at : step.passed);
  });
  return Object.fromEntries(news);
}

/** Checks that have not passed, in their order. */
export const missingChecks = (steps: SeenSteps): CheckName[] =>
  checkNames.filter((name) => steps[name]?.passed !== true);
