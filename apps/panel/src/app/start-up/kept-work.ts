import type { CurrentSurvey } from '@earnwall/contract/entities/current-survey';
import { isRecord } from '#lib/is-record.ts';
import type { Underway } from '#session/session-state.ts';
import type { Credentials } from '#session/start-up-values.ts';
import type { Recalled } from './tab-logins.ts';

/** What a reload interrupts. */
export interface KeptWork {
  /** The survey on the way into. */
  survey: CurrentSurvey | null;
  /** Surveys that were opened and have not told their end. */
  underway: readonly Underway[];
}

const nothing: KeptWork = { survey: null, underway: [] };

/**
 * Takes it up again out of `history.state`, which anybody may have written; somebody else's work does not count, nor does
 * that of a session that has ended.
 */
export function keptWork(
  state: unknown,
  { credentials: before, refused }: Recalled,
  { uh, uuid, app }: Credentials,
): KeptWork {
  const isSameUser = before.uh === uh && before.uuid === uuid;
  const isSameApp = before.app === null || before.app === app;
  if (!isRecord(state) || refused || !isSameUser || !isSameApp) return nothing;
  const underway = Array.isArray(state.underway) ? state.underway.filter(isUnderway) : [];
  return { survey: isSurvey(state.survey) ? state.survey : null, underway };
}

function isSurvey(value: unknown): value is CurrentSurvey {
  return isRecord(value) && typeof value.hash === 'string';
}

function isUnderway(value: unknown): value is Underway {
  return isRecord(value) && typeof value.cid === 'string';
}
