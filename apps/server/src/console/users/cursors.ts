// The cursors after a page of users and of a timeline, as text that a page sends back.
import { ApiError } from '#request/api-error.ts';
import type { UserCursor } from '#store/console/users/list-filter.ts';
import type { TimelineCursor } from '#store/console/users/timeline.ts';

const wrong = (): ApiError =>
  new ApiError('bad-request', 'The request does not fit the call.', {
    after: ['is not a cursor of this list'],
  });

export const writeUserCursor = ({ seen_at, id, app_id }: UserCursor): string =>
  `${seen_at.getTime()}_${id}_${app_id}`;

export function readUserCursor(text: string | undefined): UserCursor | null {
  if (text === undefined) return null;
  const [, at, id, app_id] = /^(\d{1,14})_(\d{1,15})_(.+)$/.exec(text) ?? [];
  if (app_id === undefined) throw wrong();
  return { seen_at: new Date(Number(at)), id: Number(id), app_id };
}

export const writeTimelineCursor = ({ at, key }: TimelineCursor): string => `${at.getTime()}_${key}`;

export function readTimelineCursor(text: string | undefined): TimelineCursor | null {
  if (text === undefined) return null;
  const [, at, key] = /^(\d{1,14})_([\w-]{1,100})$/.exec(text) ?? [];
  if (key === undefined) throw wrong();
  return { at: new Date(Number(at)), key };
}
