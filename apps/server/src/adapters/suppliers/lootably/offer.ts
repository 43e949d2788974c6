// Translates Lootably's offers. One that we cannot promise, or cannot tell whose it is, is unusable: better not shown than
// shown to people who can never be paid for it.
import type { Platform } from '@earnwall/contract/limits';
import { milestone } from '#adapters/suppliers/milestone.ts';
import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import type { NetworkMilestone, NetworkOffer } from '#ports/offer-network.ts';
import type { LootablySettings } from './account.ts';
import { type LootablyOffer, named, offerForm } from './offer-form.ts';
import { hasPerson } from './tracking-link.ts';

export type TranslatedOffer =
  | { readonly kind: 'open'; readonly offer: NetworkOffer }
  | { readonly kind: 'unread'; readonly ref: string | null; readonly reason: string };

type Settings = Pick<LootablySettings, 'link_hosts' | 'hold_days'>;

/** What earns an offer without goals: its postbacks name none. */
export const onlyEvent = 'conversion';

export function translateOffer(row: unknown, settings: Settings): TranslatedOffer {
  const name = named.safeParse(row);
  const unread = (reason: string): TranslatedOffer => ({
    ...{ kind: 'unread', reason },
    ref: name.success ? name.data.offerID : null,
  });
  const read = offerForm.safeParse(row);
  if (!read.success) return unread(problemsOf(read.error, 'the row'));
  const offer = translate(read.data, settings);
  return typeof offer === 'string' ? unread(offer) : { kind: 'open', offer };
}

/** A reason where it cannot be used. */
function translate(row: LootablyOffer, settings: Settings): NetworkOffer | string {
  const milestones = milestonesOf(row, settings.hold_days);
  const platforms = platformsOf(row.devices);
  const countries = countriesOf(row);
  if (typeof milestones === 'string') return milestones;
  if (platforms.length === 0) return 'It names no device that we know.';
  if (!countries) return 'It names no country in all of which it can be taken.';
  if (!settings.link_hosts.includes(new URL(row.link).host)) return 'Its link leads to another host.';
  if (!hasPerson(row.link)) return 'Its link has no place for the person.';
  const earners = Math.floor(row.statistics?.uniqueUserCompletionsThisMonth ?? 0);
  return {
    ref: row.offerID,
    ...{ name: row.name, title: row.name, description: row.description, steps: '', translations: {} },
    ...{ icon_url: row.image ?? null, image_url: null },
    category: row.categories.some((category) => games.has(category)) ? 'game' : 'other',
    ...{ platforms, countries, popularity: earners, active_earners: earners },
    ...{ time_limit_minutes: null, link: row.link, milestones },
  };
}

const games = new Set(['game', 'desktopgame', 'mobilegame']);

const devices = new Map<string, readonly Platform[]>([
  ['windows', ['desktop']],
  ['macos', ['desktop']],
  ['android', ['android']],
  ['iphone', ['ios']],
  ['ipad', ['ios']],
  ['*', ['desktop', 'ios', 'android']],
]);

const platformsOf = (named: readonly string[]) => [
  ...new Set(named.flatMap((device) => devices.get(device.toLowerCase()) ?? [])),
];

/** Empty: everywhere. Null where none is left; a country of which only some states are wanted is left out. */
function countriesOf({ countries, stateTargetingByCountryCode: partly }: LootablyOffer): string[] | null {
  if (countries.includes('*')) return Object.keys(partly ?? {}).length === 0 ? [] : null;
  const whole = countries
    .map((code) => code.toUpperCase())
    .filter((code) => /^[A-Z]{2}$/.test(code) && !partly?.[code]);
  return whole.length === 0 ? null : [...new Set(whole)];
}

function milestonesOf(
  { name, goals, revenue }: LootablyOffer,
  hold_days: number,
): NetworkMilestone[] | string {
  if (goals && goals.length > 0) {
    if (new Set(goals.map(({ goalID }) => goalID)).size < goals.length)
      return 'Two of its goals have one id.';
    return goals.map(({ goalID, description, revenue: payout }) =>
      milestone({ event_ref: goalID, name: description, payout_micros: payout, hold_days }),
    );
  }
  if (revenue === 'variable') return 'What it pays is not known before: nothing can be promised.';
  if (!revenue) return 'It pays nothing.';
  return [milestone({ event_ref: onlyEvent, name, payout_micros: revenue, hold_days })];
}
