// What a publisher does before a story begins: an app of its own, and the address that opens its panel.
import type { Database } from '@earnwall/server/parts/database';
import { securityHash } from '@earnwall/server/parts/security-hash';
import { type AppRecord, anApp, type NewApp } from '@earnwall/server/testing/apps';
import { expect, type Frame, type Page } from '@playwright/test';

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

/** Opens the panel and waits until it has hydrated the painted page: it reacts, and the address has no secrets. */
export async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).not.toHaveURL(/[?&](uuid|uh|shash)=/);
  await untilInteractive(page);
}

/** Until then a painted page only looks interactive: what is chosen there too early is lost. */
export async function untilInteractive(page: Page | Frame): Promise<void> {
  // Asked from outside: the page's own policy forbids it to evaluate anything. A page that still arrives keeps no press yet.
  const isAlive = 'document.readyState !== "loading" && !window.takeEarlyPress';
  await expect.poll(() => page.evaluate(isAlive), { intervals: [50, 100, 100, 200] }).toBe(true);
}

export function panelAddress(
  app: { id: string },
  uuid: string,
  parameters: Record<string, string> = {},
): string {
  return `/?${new URLSearchParams({ app: app.id, uuid, ...parameters })}`;
}

/** An address of the panel for somebody whom their app proves. */
export function provenAddress(
  app: Pick<AppRecord, 'id' | 'secret'>,
  uuid: string,
  parameters: Record<string, string> = {},
  path = '/',
): string {
  const login = { app: app.id, uuid, shash: securityHash(app.secret, uuid) };
  return `${path}?${new URLSearchParams({ ...login, ...parameters })}`;
}

/** alice opens the panel of an app of her own; answers the app. */
export async function enterAsAlice(
  page: Page,
  database: Database,
  given: NewApp = {},
  parameters: Record<string, string> = {},
): Promise<AppRecord> {
  const app = await openApp(database, given);
  await enter(page, panelAddress(app, 'alice', parameters));
  return app;
}
