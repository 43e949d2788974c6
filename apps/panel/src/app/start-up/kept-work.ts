import type { CurrentSurvey } from '@earnwall/contract/entities/current-survey';
import { isRecord } from '#lib/is-record.ts';
import type { OpenClick } from '#session/session-state.ts';
import type { Credentials } from '#session/start-up-values.ts';
import type { Recalled } from './tab-logins.ts';

/** What a reload interrupts. */
export interface KeptWork {
  /** The survey on the way into. */
  survey: CurrentSurvey | null;
  /** Surveys that were opened and whose outcome is not known yet. */
  openClicks: readonly OpenClick[];
}

const nothing: KeptWork = { survey: null, openClicks: [] };

/**
 * Takes it up again out of `history.state`, which anybody may have written; another user's work does not count, nor does
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
  const openClicks = Array.isArray(state.underway) ? state.underway.filter(isOpenClick) : [];
  return { survey: isSurvey(state.survey) ? state.survey : null, openClicks };
}

function isSurvey(value: unknown): value is CurrentSurvey {
  return isRecord(value) && typeof value.hash === 'string';
}

function isOpenClick(value: unknown): value is OpenClick {
  return isRecord(value) && typeof value.cid === 'string';
}
