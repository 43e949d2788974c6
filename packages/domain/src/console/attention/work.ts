// Cards about publishers' apps and the people around them: tickets, keys, maintenance, apps that never went live, people
// without a second factor, months to close.
import { halfPromiseMs, lastHoursMs, promiseMs } from '../tickets/promise.ts';
import type { Looking, Need, NeedCall } from './need.ts';
import { pathTo } from './paths.ts';
import { counted, dayMs, elapsed, hourMs, span } from './words.ts';

interface AppName {
  readonly id: string;
  readonly name: string;
}

export interface WorkFacts {
  /** Open tickets past half of the promise; null where there is none. */
  readonly tickets: {
    readonly count: number;
    /** The one that waits longest. */
    readonly id: string;
    readonly since: Date;
    readonly app: AppName;
  } | null;
  readonly maintained: readonly { app: AppName; since: Date | null; until: Date | null }[];
  readonly neverLive: readonly { app: AppName; created_at: Date }[];
  readonly endingKeys: readonly {
    app: AppName;
    name: string;
    expires_at: Date;
    last_used_at: Date | null;
  }[];
  readonly withoutFactor: readonly { name: string; created_at: Date }[];
  /** Over, and something was earned in them; the oldest first. */
  readonly closable: readonly { month: string; over_at: Date }[];
}

/** Keys that end within this time are shown. */
export const keyNoticeMs = 7 * dayMs;
const forgottenMs = 2 * hourMs;
const slowStartMs = dayMs;

export function workNeeds(facts: WorkFacts, looking: Looking): Need[] {
  const { now, may } = looking;
  return [
    ...(facts.tickets && may('users:write') ? ticketNeeds(facts.tickets, now) : []),
    ...facts.maintained.flatMap((app) => maintenanceNeeds(app, looking)),
    ...(may('go-live') ? facts.neverLive.flatMap((app) => neverLiveNeeds(app, now)) : []),
    ...(may('keys') ? facts.endingKeys.flatMap((key) => keyNeeds(key, now)) : []),
    ...(may('team') ? factorNeeds(facts.withoutFactor) : []),
    ...(may('payouts:write') ? monthNeeds(facts.closable) : []),
  ];
}

function ticketNeeds({ count, id, since, app }: NonNullable<WorkFacts['tickets']>, now: Date): Need[] {
  const waited = elapsed(since, now);
  if (waited < halfPromiseMs) return [];
  const left = promiseMs - waited;
  const oldest = left > 0 ? `${span(left)} left of the 24-hour promise.` : 'The 24-hour promise has passed.';
  const others = count > 1 ? ` ${count - 1} more ${count === 2 ? 'is' : 'are'} past half of it.` : '';
  return [
    {
      kind: 'tickets',
      urgency: left <= lastHoursMs ? 'urgent' : 'soon',
      title: count === 1 ? 'A ticket waits for an answer' : `${count} tickets wait for an answer`,
      text: oldest + others,
      scope: { kind: 'app', ...app },
      since,
      action: { label: 'Answer', path: pathTo.ticket(id) },
    },
  ];
}

/** Only where nobody has said when it ends; a short one is nobody's business. */
function maintenanceNeeds(
  { app, since, until }: WorkFacts['maintained'][number],
  { now, may }: Looking,
): Need[] {
  if (until !== null || (since && elapsed(since, now) < forgottenMs)) return [];
  const set = (on: boolean): NeedCall => ({
    name: 'console/apps/put-apps-maintenance',
    params: { app: app.id },
    body: { on, reason: on ? 'Ended by mistake.' : 'Ended from Home.' },
  });
  return [
    {
      kind: 'maintenance',
      urgency: since && elapsed(since, now) < dayMs ? 'note' : 'soon',
      title: 'Maintenance left on',
      text: 'Nobody sees surveys or offers; no end was given.',
      scope: { kind: 'app', ...app },
      since,
      action: may('apps:govern')
        ? { label: 'End maintenance', call: set(false), undo: set(true) }
        : { label: 'Open app', path: pathTo.settings(app.id) },
    },
  ];
}

function neverLiveNeeds({ app, created_at }: WorkFacts['neverLive'][number], now: Date): Need[] {
  if (elapsed(created_at, now) < slowStartMs) return [];
  return [
    {
      kind: 'never-live',
      urgency: 'note',
      title: 'Never seen live',
      text: 'The app was created, but its integration is not finished.',
      scope: { kind: 'app', ...app },
      since: created_at,
      action: { label: 'Go live', path: pathTo.goLive(app.id) },
    },
  ];
}

/** A key that nothing has used for a week may end in silence. */
function keyNeeds(key: WorkFacts['endingKeys'][number], now: Date): Need[] {
  const { app, name, expires_at, last_used_at } = key;
  const left = expires_at.getTime() - now.getTime();
  if (left <= 0 || left > keyNoticeMs || !last_used_at || elapsed(last_used_at, now) > keyNoticeMs) return [];
  return [
    {
      kind: 'key',
      urgency: left <= dayMs ? 'urgent' : 'soon',
      title: `The key “${name}” ends in ${span(left)}`,
      text: `It is still in use: last ${span(elapsed(last_used_at, now))} ago.`,
      scope: { kind: 'app', ...app },
      since: null,
      action: { label: 'Open keys', path: pathTo.keys(app.id) },
    },
  ];
}

function factorNeeds(people: WorkFacts['withoutFactor']): Need[] {
  const [first] = people;
  if (!first) return [];
  const names = people.map(({ name }) => name);
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');
  return [
    {
      kind: 'factor',
      urgency: 'soon',
      title: `${counted(people.length, 'person', 'people')} without a second factor`,
      text: `${shown}: this role must have one.`,
      scope: null,
      since: first.created_at,
      action: { label: 'Open team', path: pathTo.team },
    },
  ];
}

function monthNeeds(months: WorkFacts['closable']): Need[] {
  const [oldest] = months;
  if (!oldest) return [];
  const name = (month: string) => monthForm.format(new Date(`${month}-01T00:00:00Z`));
  const isOne = months.length === 1;
  return [
    {
      kind: 'payouts',
      urgency: 'note',
      title: isOne ? `${name(oldest.month)} can be closed` : `${months.length} months can be closed`,
      text: `${isOne ? 'It is' : `The oldest is ${name(oldest.month)}: they are`} over; publishers are paid by closed months.`,
      scope: null,
      since: oldest.over_at,
      action: { label: 'Open payouts', path: pathTo.payouts(oldest.month) },
    },
  ];
}

const monthForm = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
