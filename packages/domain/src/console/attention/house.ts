// Cards about the installation: mail, messages to phones, jobs, books, backups.
import type { Looking, Need } from './need.ts';
import { pathTo } from './paths.ts';
import { counted, dayMs, elapsed, hourMs, span } from './words.ts';

export interface HouseFacts {
  /** Mails that have failed and are tried again, and those given up within a day; `since` is the oldest of both. */
  readonly mail: { readonly failing: number; readonly dead: number; readonly since: Date | null };
  /** Countries whose budget of today is used up or nearly so, and codes that could not be sent this hour. */
  readonly sms: {
    readonly countries: readonly { country: string; sent: number; budget: number }[];
    readonly failed: readonly { country: string; count: number }[];
  };
  readonly overdueJobs: readonly { name: string; age_seconds: number }[];
  readonly findings: readonly { audit: string; count: number; first: string; at: Date }[];
  /** When the last backup was reported; null = never. */
  readonly backup_at: Date | null;
  /** When the installation began. */
  readonly began_at: Date | null;
}

const nearlyUsed = 0.8;
const fewFailures = 3;
const backupMs = 2 * dayMs;

export function houseNeeds(facts: HouseFacts, { now, may }: Looking): Need[] {
  if (!may('supply:read')) return [];
  return [
    ...facts.findings.map(bookNeed),
    ...jobNeeds(facts.overdueJobs, now),
    ...mailNeeds(facts.mail),
    ...smsNeeds(facts.sms, now),
    ...backupNeeds(facts, now),
  ];
}

const ofHouse = { scope: null, action: { label: 'Open system', path: pathTo.system } } as const;

const bookNeed = ({ audit, count, first, at }: HouseFacts['findings'][number]): Need => ({
  ...ofHouse,
  kind: 'books',
  urgency: 'urgent',
  title: `The books do not add up: ${counted(count, 'finding')}`,
  text: `Audit of ${audit}: ${first}`.slice(0, 500),
  since: at,
});

function jobNeeds(jobs: HouseFacts['overdueJobs'], now: Date): Need[] {
  const [worst] = jobs.toSorted((a, b) => b.age_seconds - a.age_seconds);
  if (!worst) return [];
  const since = new Date(now.getTime() - worst.age_seconds * 1000);
  const title = jobs.length === 1 ? `The job ${worst.name} is overdue` : `${jobs.length} jobs are overdue`;
  const text = `${worst.name} has not succeeded for ${span(worst.age_seconds * 1000)}.`;
  return [{ ...ofHouse, kind: 'jobs', urgency: 'urgent', title, text, since }];
}

function mailNeeds({ failing, dead, since }: HouseFacts['mail']): Need[] {
  if (failing + dead === 0) return [];
  const parts = [
    ...(failing > 0 ? [`${counted(failing, 'mail')} tried again`] : []),
    ...(dead > 0 ? [`${counted(dead, 'mail')} given up within a day`] : []),
  ];
  const urgency = dead > 0 ? 'urgent' : 'soon';
  return [
    { ...ofHouse, kind: 'mail', urgency, title: 'Mail is failing', text: `${parts.join(', ')}.`, since },
  ];
}

function smsNeeds({ countries, failed }: HouseFacts['sms'], now: Date): Need[] {
  const midnight = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  const budgets = countries.flatMap(({ country, sent, budget }): Need[] => {
    if (budget === 0 || sent < budget * nearlyUsed) return [];
    const isUsed = sent >= budget;
    const title = isUsed ? `SMS budget of ${country} used up` : `SMS budget of ${country} near its end`;
    const text = `${sent} of ${budget} messages sent today (UTC).`;
    return [{ ...ofHouse, kind: 'sms', urgency: isUsed ? 'urgent' : 'soon', title, text, since: midnight }];
  });
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const failures = failed.flatMap(({ country, count }): Need[] => {
    if (count < fewFailures) return [];
    const text = `${counted(count, 'code')} could not be sent this hour.`;
    return [
      { ...ofHouse, kind: 'sms', urgency: 'soon', title: `SMS failing to ${country}`, text, since: hour },
    ];
  });
  return [...budgets, ...failures];
}

/** Not on the first days. */
function backupNeeds({ backup_at, began_at }: HouseFacts, now: Date): Need[] {
  const last = backup_at ?? began_at;
  if (!last || elapsed(last, now) < backupMs) return [];
  const title = backup_at ? `No backup for ${span(elapsed(backup_at, now))}` : 'Never backed up';
  const text = 'A backup counts once its script has reported it.';
  return [{ ...ofHouse, kind: 'backup', urgency: backup_at ? 'soon' : 'note', title, text, since: last }];
}
