// What a publisher does before a story begins: an app of its own, and the address that opens its panel.

import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { anApp } from '@earnwall/server/testing/apps';
import { expect, type Frame, type Page } from '@playwright/test';

type NewApp = Parameters<typeof anApp>[1];

/** Open to anybody from anywhere, and without a policy in the way, unless the story says otherwise. */
export function openApp(database: Database, given: NewApp = {}): Promise<AppRecord> {
  return anApp(database.db, {
    requires_security_hash: false,
    policy_required: false,
    checks_location: false,
    currency_name: 'coins',
    exchange_rate_micros: 1_000_000_000n,
    ...given,
  });
}

/** Opens the panel and waits until it has taken over from the painted page: it hears, and the address has no secrets. */
export async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).not.toHaveURL(/[?&](uuid|uh|shash)=/);
  await comeAlive(page);
}

/** Until then a painted page looks as if it heard: what is chosen there too early is lost. */
export async function comeAlive(page: Page | Frame): Promise<void> {
  // Asked from outside: the page's own policy forbids it to evaluate anything. A page that still arrives keeps no press yet.
  const isAlive = 'document.readyState !== "loading" && !window.takeEarlyPress';
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}

export function panelAddress(
  app: { id: string },
  uuid: string,
  parameters: Record<string, string> = {},
): string {
  return `/?${new URLSearchParams({ app: app.id, uuid, ...parameters })}`;
}

/**
 * Addresses that the country database places where their name says. Iceland has no surveys; those of France come from
 * the sandbox's supplier, and from nowhere else. Malta has those of duplicates.spec.ts, Luxembourg
 * those of the policy, qualify and single-survey stories, Latvia those of the questions, Estonia those of the whole
 * journey, Lithuania those of its outcomes, Slovenia those of the results, Croatia those of the activities, Cyprus those of the odd addresses.
 */
export const visitorsFrom = {
  germany: '91.0.0.1',
  iceland: '85.220.0.1',
  france: '90.0.0.1',
  malta: '46.11.0.1',
  luxembourg: '158.64.0.1',
  latvia: '212.93.96.1',
  slovenia: '193.2.1.1',
  estonia: '90.190.0.1',
  lithuania: '78.56.0.1',
  croatia: '161.53.0.1',
  cyprus: '194.42.0.1',
} as const;
