import type { Bonus } from '@earnwall/contract/entities/bonus';
import type { CurrentSurvey } from '@earnwall/contract/entities/current-survey';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { ProfileItem } from '@earnwall/contract/entities/profile';
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { UserPlatform } from '@earnwall/contract/headers';
import type { Language } from '@earnwall/i18n/languages';
import type { Credentials, StartUp } from './start-up-values.ts';

/** The good end of a qualification. */
export type QualifiedOutcome = Extract<Qualification, { status: 'qualified' }>;

/** A survey that was opened from here and whose end is not known here yet. */
export interface OpenClick {
  cid: string;
  /** Its hash, by which the list marks it. */
  survey: string | null;
}

/** The fields of the session state (ID-07), and what the qualify screen needs beside them. */
export interface SessionState {
  uuid: string | null;
  appId: string | null;
  uHash: string | null;
  securityHash: string | null;
  uBirthday: string | null;
  subId: Record<string, string>;
  source: string | null;
  platform: UserPlatform;
  maId: string | null;
  country: string | null;
  language: Language;
  currency_name: string | null;
  earned_today: number;
  earned_thirtydays: number;
  policy_optin: 0 | 1;
  test_mode: boolean;
  current_survey: CurrentSurvey | null;
  qualified: boolean;
  disqualified: boolean;
  /** Why, as the server says it; null leaves it to the qualify screen. */
  disqualifiedMessage: string | null;
  /** The survey they did not qualify for: it is nobody's current one any more. */
  missedSurvey: string | null;
  surveyUrl: string | null;
  redirectType: QualifiedOutcome['redirect_type'] | null;
  /** The click, and the survey's id in messages to the publisher. */
  cid: string | null;
  sid: string | null;
  profile: readonly ProfileItem[];
  /** Length and reward of the survey qualified for. */
  surveyFacts: QualifiedOutcome['survey'] | null;
  bonuses: readonly Bonus[];
  extension: Metadata['extra']['extension'] | null;
  deviceManufacturer: string | null;
  deviceModel: string | null;
  otmPool: string | null;
  iframe: boolean;
}

/** No survey on the way: what a qualification leaves behind is gone. */
export const noSurvey = {
  current_survey: null,
  qualified: false,
  disqualified: false,
  disqualifiedMessage: null,
  missedSurvey: null,
  surveyUrl: null,
  redirectType: null,
  cid: null,
  sid: null,
  profile: [],
  surveyFacts: null,
} as const satisfies Partial<SessionState>;

/** What ends with the session: everything the server or the user's work has put in. */
const nobody = {
  ...noSurvey,
  uBirthday: null,
  country: null,
  currency_name: null,
  earned_today: 0,
  earned_thirtydays: 0,
  policy_optin: 0,
  test_mode: false,
  bonuses: [],
  extension: null,
} as const satisfies Partial<SessionState>;

export function stateAtStart(startUp: StartUp, credentials: Credentials, language: Language): SessionState {
  return {
    ...nobody,
    uuid: credentials.uuid,
    appId: credentials.app,
    uHash: credentials.uh,
    securityHash: credentials.shash,
    subId: startUp.subId ?? {},
    source: startUp.source,
    platform: 'web',
    maId: startUp.maid,
    language,
    deviceManufacturer: null,
    deviceModel: null,
    otmPool: startUp.otmPool,
    iframe: startUp.iframe,
  };
}

/** Metadata names the user: from here on the visit is a logged-in one, unless it was by a survey link alone. */
export function stateWith(metadata: Metadata): Partial<SessionState> {
  return {
    uHash: metadata.uhash,
    appId: metadata.app,
    uBirthday: metadata.ubirthday,
    country: metadata.country,
    currency_name: metadata.currency_name,
    earned_today: metadata.earned_today,
    earned_thirtydays: metadata.earned_thirtydays,
    policy_optin: metadata.policy_optin,
    test_mode: metadata.test_mode,
    bonuses: metadata.extra.bonus,
    extension: metadata.extra.extension,
  };
}

export function stateQualified(outcome: QualifiedOutcome): Partial<SessionState> {
  return {
    qualified: true,
    disqualified: false,
    surveyUrl: outcome.url,
    redirectType: outcome.redirect_type,
    cid: outcome.cid,
    sid: outcome.sid,
    profile: outcome.profile,
    surveyFacts: outcome.survey,
  };
}

/** The app stays: it is no user's, and calls without a login name it, too (AP-02). */
export function stateAfterLogOut(): Partial<SessionState> {
  return { ...nobody, uuid: null, uHash: null, securityHash: null };
}
