// Cards about an app's postbacks: an endpoint that was stopped, and postbacks that were given up.
import type { Looking, Need, NeedCall } from './need.ts';
import { pathTo } from './paths.ts';
import { counted, elapsed, hourMs } from './words.ts';

export interface PostbackFacts {
  readonly app: { readonly id: string; readonly name: string };
  readonly state: 'on' | 'paused' | 'failing' | 'gone';
  readonly failing_since: Date | null;
  /** Since when it has been in another state than `on`. */
  readonly stopped_at: Date;
  /** Given up within the last days. */
  readonly dead: { readonly count: number; readonly since: Date } | null;
}

/** How far back dead postbacks count. */
export const deadDays = 7;
/** At most so many are counted. */
export const maxDead = 1000;
const troubleMs = hourMs / 4;
const pausedMs = 24 * hourMs;

export function postbackNeeds(facts: PostbackFacts, { now, may }: Looking): Need[] {
  if (!may('postbacks:read')) return [];
  const { app, state, failing_since, stopped_at, dead } = facts;
  const of = { kind: 'postbacks', scope: { kind: 'app', ...app } } as const;
  const label = 'Open postbacks';
  const open = { label, path: pathTo.postbacks(app.id) };
  const switchOn = may('postbacks:write') ? { label: 'Switch on', call: on(app.id), undo: null } : open;

  if (state === 'gone' || state === 'failing') {
    const title = 'Postbacks have stopped';
    const text =
      state === 'gone'
        ? 'The receiver answered 410: it wants no more. They wait here.'
        : 'The receiver has accepted nothing for days. They wait here.';
    return [{ ...of, urgency: 'urgent', title, text, since: failing_since ?? stopped_at, action: switchOn }];
  }
  if (state === 'paused') {
    if (elapsed(stopped_at, now) < pausedMs) return [];
    const text = 'They were paused by hand, and wait here.';
    const title = 'Postbacks are paused';
    return [{ ...of, urgency: 'soon', title, text, since: stopped_at, action: switchOn }];
  }
  if (dead) {
    const many = dead.count >= maxDead ? `${maxDead} or more` : counted(dead.count, 'postback');
    const title = dead.count >= maxDead ? `${many} postbacks dead` : `${many} dead`;
    const text = 'Booked here, but the app has not heard of them.';
    return [
      {
        ...of,
        urgency: 'urgent',
        title,
        text,
        since: dead.since,
        action: { label, path: pathTo.deadPostbacks(app.id) },
      },
    ];
  }
  if (failing_since && elapsed(failing_since, now) >= troubleMs) {
    const text = 'No postback was accepted since; they are tried again.';
    return [
      { ...of, urgency: 'soon', title: 'Postbacks are failing', text, since: failing_since, action: open },
    ];
  }
  return [];
}

const on = (app: string): NeedCall => ({
  name: 'console/endpoint/put-apps-endpoint-state',
  params: { app },
  body: { state: 'on', reason: 'Switched on from Home.' },
});
