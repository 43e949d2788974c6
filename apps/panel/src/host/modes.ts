import type { EmbedStep } from '@earnwall/contract/embed-messages';
import { type RunMode, runModes } from '@earnwall/contract/run-modes';

// What each way of running the panel may show (EM-01; decisions 0004 and 0071).
// Screens ask for a capability, never for a mode.

/** How a button of the panel's own chrome behaves: it acts here, posts to the publisher's page, or is absent. */
type Control = 'acts' | 'emits' | 'hidden';

export interface Capabilities {
  /** Lives inside a publisher's page: surveys open as a modal and a message is posted. */
  embedded: boolean;
  /** The Surveys/Games switch; never in integration mode, which is any but page and in-app (SL-02, decision 0071). */
  gamesSwitch: boolean;
  back: Control;
  close: Control;
  /** A way out of a visit that has nothing more to show: where the panel has a dialog or a window to itself. */
  finish: Exclude<Control, 'acts'>;
  /** Leaving the result screen: back to the tasks, or `close-results` to the publisher's page. */
  leaveResult: Control;
  /** A result that is missing, invalid or already seen leads away; a phone app shows the page it was given (RS-01). */
  leavesStaleResult: boolean;
  /** The two tabs of the activities history. */
  activityTabs: boolean;
  /** The way from one module to another; each of them has a frame of its own where it is posted (EM-03). */
  betweenModules: Exclude<Control, 'hidden'>;
  /** The page title is the module's title. */
  moduleTitle: boolean;
  /** The Home button of the error view. */
  errorHome: boolean;
  /** Surveys open in the browser of the phone app, whatever the server says (QF-03). */
  inAppBrowser: boolean;
}

const standalone: Capabilities = {
  embedded: false,
  gamesSwitch: true,
  back: 'acts',
  close: 'acts',
  finish: 'hidden',
  leaveResult: 'acts',
  leavesStaleResult: true,
  activityTabs: true,
  betweenModules: 'acts',
  moduleTitle: false,
  errorHome: true,
  inAppBrowser: false,
};

const embedded: Capabilities = {
  ...standalone,
  embedded: true,
  gamesSwitch: false,
  back: 'hidden',
  close: 'hidden',
  activityTabs: false,
};

const capabilities: Record<RunMode, Capabilities> = {
  page: standalone,
  'in-app': { ...standalone, leavesStaleResult: false, inAppBrowser: true },
  iframe: embedded,
  modal: { ...embedded, finish: 'emits' },
  popup: { ...embedded, finish: 'emits' },
  script: { ...embedded, leaveResult: 'emits', errorHome: false },
  'single-page': {
    ...embedded,
    back: 'emits',
    leaveResult: 'emits',
    betweenModules: 'emits',
    moduleTitle: true,
    errorHome: false,
  },
  'single-survey': { ...standalone, gamesSwitch: false, back: 'hidden', close: 'hidden' },
};

export function capabilitiesOf(mode: RunMode): Capabilities {
  return capabilities[mode];
}

/**
 * The modules of single-page mode, and the screens that open each. Whatever leads from one to another posts to the page:
 * `click-back` to the surveys, `step-change` with the path to open to any other. What is on no row (the steps into a
 * survey, its result, an error) belongs to whichever module it comes up in; a result ends with `close-results`, a way
 * into a survey that fails with `close-error`.
 */
export const modules: Record<'surveys' | EmbedStep, readonly `/${string}`[]> = {
  surveys: ['/', '/surveys'],
  offers: ['/offers', '/offer', '/featured'],
  activities: ['/activities-history/surveys', '/activities-history/offers'],
  support: ['/support'],
  'support-create-ticket': ['/support-create-ticket'],
};

interface HostFacts {
  framed: boolean;
  /** A phone app with a bridge of ours. */
  inApp: boolean;
  singleSurvey: boolean;
}

/** An explicit mode wins; what names none goes by what is around it (decision 0004). */
export function chooseMode(asked: string | null, { framed, inApp, singleSurvey }: HostFacts): RunMode {
  const named = runModes.find((mode) => mode === asked);
  if (named) return named;
  if (singleSurvey) return 'single-survey';
  if (inApp) return 'in-app';
  return framed ? 'iframe' : 'page';
}
