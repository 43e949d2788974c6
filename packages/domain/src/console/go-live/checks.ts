import { type CheckName, checkNames, type SeenStep, type SeenSteps } from './steps.ts';
import { type Explanation, explainVisit, type VisitLogin, type VisitProblem } from './visit.ts';

/** `waiting` is the next one to come; those after it are `not_yet`. */
export interface Check {
  readonly name: CheckName;
  readonly state: 'waiting' | 'not_yet' | 'passed' | 'failed';
  /** When it passed or failed. */
  readonly at: string | null;
  /** What came, or what will. */
  readonly what: string;
  /** What to change; null where nothing is to be changed. */
  readonly fix: string | null;
}

export interface Circumstances {
  /** The last four characters of the app's secret, and of the endpoint's. */
  readonly keyEnd: string;
  readonly postbackKeyEnd: string | null;
  readonly test_mode: boolean;
  readonly endpoint: 'none' | 'on' | 'paused' | 'failing' | 'gone';
}

/** What the self-check shows: each check passed, failed with what to change, or still to come. */
export function checksOf(steps: SeenSteps, around: Circumstances): Check[] {
  const next = checkNames.find((name) => steps[name]?.passed !== true);
  return checkNames.map((name): Check => {
    const step = steps[name];
    const at = step?.at ?? null;
    if (step?.passed) return { name, state: 'passed', at, what: passedText[name](step), fix: null };
    const failure = failureOf(name, steps, around);
    if (failure) return { name, state: 'failed', at, ...failure };
    const state = name === next ? 'waiting' : 'not_yet';
    return { name, state, at: null, what: comingText(name, around), fix: null };
  });
}

const textOf = ({ detail }: SeenStep, name: string): string => `${detail[name] ?? ''}`;

const logins: Readonly<Record<string, string>> = {
  hash: 'hash right',
  token: 'session token right',
  'user-hash': 'by user hash',
  unsigned: 'no hash, as the app requires none',
};

const passedText: Readonly<Record<CheckName, (step: SeenStep) => string>> = {
  visit: (step) => {
    const origin = textOf(step, 'origin');
    const where =
      origin !== ''
        ? `Origin ${origin}`
        : step.detail.framed
          ? 'Origin hidden by the page'
          : 'As a page of its own';
    const user = textOf(step, 'user');
    return `${where}, ${logins[textOf(step, 'login')] ?? 'login right'}${user && `, user ${user}`}.`;
  },
  start: (step) => `Survey ${textOf(step, 'survey')}, ${textOf(step, 'reward')}.`,
  complete: (step) => `Survey ${textOf(step, 'survey')}, ${textOf(step, 'reward')} credited as a test.`,
  postback: (step) => `Your server answered ${textOf(step, 'status')} in ${textOf(step, 'ms')} ms.`,
  forged: (step) => `Your server answered ${textOf(step, 'answered')}.`,
};

function comingText(name: CheckName, { test_mode }: Circumstances): string {
  if (!test_mode && (name === 'start' || name === 'complete'))
    return 'The app is live: switch it to Test to try surveys that pay nobody.';
  return {
    visit: 'Open the page with your snippet.',
    start: 'In the test panel open the survey of 1 minute, and press Participate.',
    complete: 'Press “Finish” on the test survey.',
    postback: 'Goes out by itself after the complete.',
    forged: 'We send one with a wrong signature; right is an answer of 4xx.',
  }[name];
}

function failureOf(name: CheckName, steps: SeenSteps, around: Circumstances): Explanation | null {
  const step = steps[name];
  if (name === 'visit') return steps.refused ? explainRefused(steps.refused, around) : null;
  if (name === 'postback' && steps.complete?.passed && around.endpoint !== 'on')
    return explainEndpoint(around.endpoint);
  if (!step) return null;
  switch (name) {
    case 'complete':
      return {
        what: `The survey ended as ${textOf(step, 'outcome').replaceAll('_', ' ')}.`,
        fix: 'Open it once more, and press “Finish”.',
      };
    case 'postback':
      return explainPostback(step, around);
    case 'forged':
      return {
        what: `A forged postback was answered ${textOf(step, 'answered')}.`,
        fix: textOf(step, 'cure') || 'Verify the signature, and answer 401 where it differs.',
      };
    default:
      return null;
  }
}

export function explainRefused({ detail }: SeenStep, { keyEnd }: Pick<Circumstances, 'keyEnd'>): Explanation {
  const problem = detail.problem as VisitProblem;
  const origin = detail.origin === null ? null : `${detail.origin}`;
  return explainVisit(problem, { origin, login: detail.login as VisitLogin, keyEnd });
}

function explainEndpoint(state: Circumstances['endpoint']): Explanation {
  if (state === 'none')
    return { what: 'There is no postback URL.', fix: 'Set it, and complete the test survey once more.' };
  return {
    what: state === 'paused' ? 'Postbacks are paused.' : 'Postbacks were stopped after failures.',
    fix: 'Correct the address if it is wrong, and switch postbacks on again.',
  };
}

function explainPostback(step: SeenStep, { postbackKeyEnd }: Circumstances): Explanation {
  const { status, failure, problem } = step.detail;
  if (problem === 'no-endpoint')
    return {
      what: 'There was no postback URL when the survey was completed.',
      fix: 'Complete the test survey once more.',
    };
  const what =
    status === null || status === undefined
      ? `No answer came: ${failure ?? 'unknown'}.`
      : `Your server answered ${status}.`;
  const key = postbackKeyEnd ? ` that ends in ${postbackKeyEnd}` : '';
  const code = typeof status === 'number' ? status : 0;
  if (code === 401 || code === 403)
    return { what, fix: `Verify with the postback secret${key}, over the body exactly as it came.` };
  if (code === 404) return { what, fix: 'Correct the path of the postback URL.' };
  if (code >= 300 && code < 400)
    return { what, fix: 'Redirects are not followed: use the address it leads to.' };
  if (code >= 500) return { what, fix: 'Look into your server’s log; it is sent again by itself.' };
  if (code >= 400) return { what, fix: 'Answer 2xx to a postback that is rightly signed.' };
  return { what, fix: 'Make the address reachable by https from the internet, and answer within 10 s.' };
}
