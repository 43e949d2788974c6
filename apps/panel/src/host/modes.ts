// What each way of running the panel may show (spec §1, §2, §6; decisions 8, 22, 24).
// Screens ask for a capability, never for a mode.

export const modes = [
  'page',
  'iframe',
  'script',
  'modal',
  'popup',
  'single-page',
  'single-survey',
  'in-app',
] as const;

export type Mode = (typeof modes)[number];

/** How a button of the panel's own chrome behaves: it acts here, tells the publisher's page, or is absent. */
type Control = 'acts' | 'emits' | 'hidden';

export interface Capabilities {
  /** Lives inside a publisher's page: surveys open as a modal and the page is told. */
  embedded: boolean;
  /** The Surveys/Games switch; never in integration mode (SL-02). */
  gamesSwitch: boolean;
  back: Control;
  close: Control;
  /** Leaving the result screen: back to the tasks, or `close-results` to the publisher's page. */
  leaveResult: Control;
  /** A result that is missing, invalid or already seen leads away; a phone app shows the page it was given (RS-01). */
  leavesStaleResult: boolean;
  /** The two tabs of the activities history. */
  activityTabs: boolean;
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
  leaveResult: 'acts',
  leavesStaleResult: true,
  activityTabs: true,
  moduleTitle: false,
  errorHome: true,
  inAppBrowser: false,
};

const embedded: Capabilities = {
  embedded: true,
  gamesSwitch: false,
  back: 'hidden',
  close: 'hidden',
  leaveResult: 'acts',
  leavesStaleResult: true,
  activityTabs: false,
  moduleTitle: false,
  errorHome: true,
  inAppBrowser: false,
};

const capabilities: Record<Mode, Capabilities> = {
  page: standalone,
  'in-app': { ...standalone, leavesStaleResult: false, inAppBrowser: true },
  iframe: embedded,
  modal: embedded,
  popup: embedded,
  script: { ...embedded, leaveResult: 'emits', errorHome: false },
  'single-page': {
    ...embedded,
    back: 'emits',
    leaveResult: 'emits',
    moduleTitle: true,
    errorHome: false,
  },
  'single-survey': { ...standalone, gamesSwitch: false, back: 'hidden', close: 'hidden' },
};

export function capabilitiesOf(mode: Mode): Capabilities {
  return capabilities[mode];
}

/** An explicit mode wins; a panel in a frame that names none is an iframe (decision 24). */
export function chooseMode(
  asked: string | null,
  surroundings: { framed: boolean; singleSurvey: boolean },
): Mode {
  const named = modes.find((mode) => mode === asked);
  if (named) return named;
  if (surroundings.singleSurvey) return 'single-survey';
  return surroundings.framed ? 'iframe' : 'page';
}
