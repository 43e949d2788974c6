import type { CurrentSurvey } from '@earnwall/contract/entities/current-survey';
import type { Credentials } from '#session/start-up-values.ts';
import type { KeptState } from './credentials.ts';

/** The survey a reload interrupted, out of `history.state`; what somebody else was working on does not count. */
export function keptSurvey(state: unknown, { uh, uuid, app }: Credentials): CurrentSurvey | null {
  if (!isKeptState(state)) return null;
  const { credentials: before, survey } = state;
  const isSameUser = before.uh === uh && before.uuid === uuid;
  const isSameApp = before.app === null || before.app === app;
  return isSameUser && isSameApp ? survey : null;
}

function isKeptState(state: unknown): state is KeptState & { survey: CurrentSurvey } {
  if (!isRecord(state) || !isRecord(state.credentials) || !isRecord(state.survey)) return false;
  return typeof state.survey.hash === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
