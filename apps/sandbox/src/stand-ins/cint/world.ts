// What the stand-in remembers: its surveys, the links that were made, sessions, and what its outcomes feed tells of them.
import type { Survey } from './surveys.ts';

export interface Link {
  readonly sid: string;
  readonly TrackingTypeCode: string;
  readonly redirects: Readonly<Record<RedirectName, string>>;
}

export const redirectNames = [
  'DefaultLink',
  'SuccessLink',
  'FailureLink',
  'OverQuotaLink',
  'QualityTerminationLink',
] as const;
export type RedirectName = (typeof redirectNames)[number];

export interface Session {
  readonly mid: string;
  readonly pid: string;
  readonly survey: number;
  initial: number;
  client: number;
  /** The last redirect, as it was sent. */
  redirect: string | null;
}

export interface OutcomeLine {
  readonly mid: string;
  readonly survey_id: number;
  readonly marketplace_status: number;
  readonly client_status: number;
  readonly previous_client_status: number | null;
}

export class CintWorld {
  readonly links = new Map<number, Link>();
  readonly sessions = new Map<string, Session>();
  readonly outcomes: OutcomeLine[] = [];
  /** Surveys whose details cannot be had at the moment. */
  readonly withoutDetails = new Set<number>();
  /** People of the recontact. */
  invited: readonly string[] = [];

  constructor(readonly surveys: readonly Survey[]) {}

  survey(number: number): Survey {
    const found = this.surveys.find((survey) => survey.number === number);
    if (!found) throw new Error(`There is no survey ${number}`);
    return found;
  }

  session(mid: string | undefined): Session {
    const found = this.sessions.get(mid ?? '');
    if (!found) throw new Error('No such session: its MID is the product’s cid');
    return found;
  }

  /** The state of a session changes, and the feed says so. */
  end(session: Session, initial: number, client: number): void {
    const before = session.client;
    session.initial = initial;
    session.client = client;
    this.outcomes.push({
      ...{ mid: session.mid, survey_id: session.survey, marketplace_status: initial, client_status: client },
      previous_client_status: before === inSurvey ? null : before,
    });
  }
}

/** Of the client: somebody who has not returned yet. */
export const inSurvey = 1;
export const neverReached = -1;
