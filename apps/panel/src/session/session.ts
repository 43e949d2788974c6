import type { CurrentSurvey } from '@earnwall/contract/entities/current-survey';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import { storageKeys } from '@earnwall/contract/storage-keys';
import { readSurveySortKey, type SurveySortKey } from '@earnwall/domain/surveys/sort';
import type { Language } from '@earnwall/i18n/languages';
import { createStore } from 'zustand/vanilla';
import type { PanelStorage } from '#lib/storage/storage.ts';
import type { Failure } from './failure.ts';
import {
  noSurvey,
  type OpenClick,
  type QualifiedOutcome,
  type SessionState,
  stateAfterLogOut,
  stateAtStart,
  stateQualified,
  stateWith,
} from './session-state.ts';
import { type Credentials, canLogIn, noCredentials, type StartUp, withUserHash } from './start-up-values.ts';

/** The visit from its first address to its end. Its functions are events of the past: something happened. */
export interface Session extends SessionState {
  startUp: StartUp;
  /** Where the visit keeps what outlasts it. */
  storage: PanelStorage;
  /** What calls are signed with; empty after the end of the session. */
  credentials: Credentials;
  /** The credentials of this visit even after its end, in memory only: the notice of code 12 shows them (decision 0001). */
  supplied: Credentials;
  loggedIn: boolean;
  failure: Failure | null;
  /** A visit without a panel has done its one survey (decision 0001). */
  finished: boolean;
  /** The survey of a link, kept for reloads of a visit without a panel. */
  keptSurvey: string | null;
  /** The survey that was opened last, for the list to mark. */
  activeSurvey: string | null;
  /** Opened in another tab or browser, or still without a result: watched for their outcome, past a reload too. */
  openClicks: readonly OpenClick[];
  /** Clicks whose completion was reported to the publisher's page, each once (RS-03). */
  reportedCompletions: readonly string[];
  /** The server cannot know a stored choice: it paints by_order, and `choicesRestored` follows (SL-03). */
  surveySort: SurveySortKey;
  /** What the user has put away for this visit: the line above the list, the floating badges (decision 0103). */
  hiddenBonuses: readonly ('line' | 'badges')[];
  /** The log of this visit's address that waits for a fingerprint (AP-02). */
  unmarkedIpLog: string | null;

  entered(metadata: Metadata): void;
  loggedOut(code: number | string | null): void;
  failed(failure: Failure): void;
  failureLeft(): void;
  /** `keep`: without a panel the link's survey is stored, so that a reload finds it again. */
  surveyChosen(survey: CurrentSurvey, options?: { keep: boolean }): void;
  /** The duplicate check of the current survey has ended with an answer (ID-07). */
  surveyChecked(): void;
  policyAccepted(): void;
  /** The server goes on with another survey than the one asked for (QU-11). */
  surveySwitched(hash: string): void;
  surveyQualified(outcome: QualifiedOutcome): void;
  surveyDisqualified(message: string | null): void;
  /** The survey itself was opened; the list marks it. In this very window its result comes back by itself. */
  surveyStarted(options: { elsewhere: boolean }): void;
  /** A result was left before the supplier had reported. */
  outcomeAwaited(click: OpenClick): void;
  /** Without a panel the visit has then done what it was for. */
  outcomeLearned(cid: string, options?: { panelEnabled: boolean }): void;
  completionReported(cid: string): void;
  /** A result named the user and the app it belongs to (RS-05). */
  resultRead(owner: { uuid: string | null; app: string }): void;
  /** Whom this browser remembers is a stranger to the link or the result that was opened: it goes on as nobody's. */
  loginForeign(): void;
  /** A single-survey link has named its user (SS-01): from here on the visit is theirs. */
  linkEntered(uhash: string): void;
  /** The qualification was closed, and a link's survey is forgotten. Without a panel there is nothing to return to. */
  surveyClosed(panelEnabled: boolean): void;
  surveysSorted(sort: SurveySortKey): void;
  choicesRestored(): void;
  bonusesHidden(what: 'line' | 'badges'): void;
  fingerprintWanted(ipLog: string): void;
  fingerprintSent(): void;
}

export type SessionStore = ReturnType<typeof createSession>;

export interface SessionSeed {
  startUp: StartUp;
  credentials: Credentials;
  /** The app that the page was painted for, for visits whose login names none. */
  app?: string | null;
  language: Language;
  metadata: Metadata | null;
  failure: Failure | null;
  /** What the user was working on before a reload. */
  survey?: CurrentSurvey | null;
  openClicks?: readonly OpenClick[];
  framed: boolean;
  /** What the phone app around the panel says of its device. */
  device?: Pick<SessionState, 'deviceManufacturer' | 'deviceModel' | 'platform'>;
  storage: PanelStorage;
}

const credentialKeys = [
  storageKeys.userHash,
  storageKeys.uuid,
  storageKeys.app,
  storageKeys.securityHash,
] as const;

export function createSession(seed: SessionSeed) {
  const { startUp, metadata, storage, app: painted = null } = seed;
  // What the server has just refused is not tried again.
  const credentials = seed.failure?.type === 'unauthenticated' ? noCredentials : seed.credentials;
  return createStore<Session>((set, get) => ({
    ...stateAtStart(startUp, credentials, seed.language),
    appId: credentials.app ?? painted,
    iframe: startUp.iframe || seed.framed,
    ...seed.device,
    ...(metadata && stateWith(metadata)),
    current_survey: seed.survey ?? null,
    startUp,
    storage,
    credentials,
    supplied: seed.credentials,
    loggedIn: Boolean(metadata?.uhash),
    failure: seed.failure,
    finished: false,
    keptSurvey: storage.get(storageKeys.surveyHash),
    activeSurvey: seed.openClicks?.at(-1)?.survey ?? null,
    openClicks: seed.openClicks ?? [],
    reportedCompletions: [],
    surveySort: 'by_order',
    hiddenBonuses: [],
    unmarkedIpLog: null,

    entered(fresh) {
      // An opt-in given on this page has not reached the server yet: older news must not take it back.
      const { credentials: given } = get();
      const policy_optin = get().policy_optin || fresh.policy_optin;
      const credentials = withUserHash(given, fresh);
      if (fresh.uhash && credentials !== given) storage.set(storageKeys.userHash, fresh.uhash);
      set({ ...stateWith(fresh), policy_optin, credentials, loggedIn: Boolean(fresh.uhash), failure: null });
    },
    loggedOut(code) {
      for (const key of credentialKeys) storage.remove(key);
      storage.remove(storageKeys.surveyHash);
      set({
        ...stateAfterLogOut(),
        keptSurvey: null,
        activeSurvey: null,
        openClicks: [],
        credentials: noCredentials,
        loggedIn: false,
        failure: { type: 'unauthenticated', code },
      });
    },
    failed: (failure) => set({ failure }),
    failureLeft: () => set({ failure: null }),
    surveyChosen(survey, { keep } = { keep: false }) {
      if (keep) storage.set(storageKeys.surveyHash, survey.hash);
      set({ ...noSurvey, current_survey: survey, finished: false, ...(keep && { keptSurvey: survey.hash }) });
    },
    surveyChecked: () =>
      set(({ current_survey }) => ({
        current_survey: current_survey && { ...current_survey, rd_duplication_checked: true },
      })),
    policyAccepted: () => set({ policy_optin: 1 }),
    surveySwitched(hash) {
      // A kept survey stays a kept one: a reload must find the survey that is really asked about.
      const keep = get().keptSurvey !== null;
      if (keep) storage.set(storageKeys.surveyHash, hash);
      set({ current_survey: { hash }, ...(keep && { keptSurvey: hash }) });
    },
    surveyQualified: (outcome) => set(stateQualified(outcome)),
    surveyDisqualified: (disqualifiedMessage) =>
      set(({ current_survey }) => ({
        ...noSurvey,
        disqualified: true,
        disqualifiedMessage,
        missedSurvey: current_survey?.hash ?? null,
      })),
    surveyStarted({ elsewhere }) {
      const { current_survey, cid } = get();
      const activeSurvey = current_survey?.hash ?? null;
      set({ activeSurvey });
      if (elsewhere && cid) get().outcomeAwaited({ cid, survey: activeSurvey });
    },
    outcomeAwaited: (click) =>
      set(({ openClicks }) => ({ openClicks: [...without(openClicks, click.cid), click] })),
    outcomeLearned(cid, { panelEnabled } = { panelEnabled: true }) {
      const { openClicks, activeSurvey, current_survey } = get();
      const over = openClicks.find((click) => click.cid === cid)?.survey;
      set({ openClicks: without(openClicks, cid) });
      if (over && over === activeSurvey) set({ activeSurvey: null });
      if (over && over === current_survey?.hash) get().surveyClosed(panelEnabled);
    },
    completionReported: (cid) =>
      set(({ reportedCompletions }) => ({ reportedCompletions: [...reportedCompletions, cid] })),
    resultRead: ({ uuid, app }) => set(({ uuid: known }) => ({ uuid: uuid ?? known, appId: app })),
    loginForeign: () =>
      set({ ...stateAfterLogOut(), appId: painted, credentials: noCredentials, loggedIn: false }),
    linkEntered(uhash) {
      const { appId: app, credentials: given } = get();
      // Who came with credentials of their own keeps them.
      if (canLogIn(given)) return;
      storage.set(storageKeys.userHash, uhash);
      if (app) storage.set(storageKeys.app, app);
      set({ uHash: uhash, credentials: { ...noCredentials, uh: uhash, app }, loggedIn: true });
    },
    surveyClosed(panelEnabled) {
      storage.remove(storageKeys.surveyHash);
      set({ ...noSurvey, finished: !panelEnabled, keptSurvey: null });
    },
    surveysSorted(surveySort) {
      storage.set(storageKeys.sortSurveys, surveySort);
      set({ surveySort });
    },
    choicesRestored: () => set({ surveySort: readSurveySortKey(storage.get(storageKeys.sortSurveys)) }),
    bonusesHidden: (what) => set(({ hiddenBonuses }) => ({ hiddenBonuses: [...hiddenBonuses, what] })),
    fingerprintWanted: (unmarkedIpLog) => set({ unmarkedIpLog }),
    fingerprintSent: () => set({ unmarkedIpLog: null }),
  }));
}

function without(clicks: readonly OpenClick[], cid: string): OpenClick[] {
  return clicks.filter((click) => click.cid !== cid);
}
