// Stories about support: alice in an app of her own, files as browsers hand them over, and operators who answer.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import type { UserRecord } from '@earnwall/server/testing/people';
import {
  aTicket as aStoredTicket,
  filesOf,
  ticketsOf as storedTicketsOf,
} from '@earnwall/server/testing/tickets';
import type { APIRequestContext, Page } from '@playwright/test';
import { appWithAlice } from './people.ts';
import { expect } from './product.ts';
import { provenAddress } from './publisher.ts';

export interface Asker {
  app: AppRecord;
  alice: UserRecord;
  /** A screen of support, for alice as her app proves her. */
  address(path?: '/support' | '/support-create-ticket', parameters?: Record<string, string>): string;
}

export async function anAsker(database: Database, given: NewApp = {}): Promise<Asker> {
  const { app, alice } = await appWithAlice(database, given);
  return {
    app,
    alice,
    address: (path = '/support-create-ticket', parameters = {}) =>
      provenAddress(app, 'alice', parameters, path),
  };
}

export function ticketsOf({ db }: Database, { alice }: Pick<Asker, 'alice'>) {
  return storedTicketsOf(db, alice);
}

export async function fileNamesOf({ db }: Database, ticket: { id: string } | undefined) {
  const files = ticket ? await filesOf(db, ticket) : [];
  return files.map(({ name, type }) => `${name} ${type}`);
}

export function aTicket({ db }: Database, { alice }: Asker, text: string): Promise<string> {
  return aStoredTicket(db, alice, text);
}

/** An operator answers, over the operators' own calls. */
export async function answer(request: APIRequestContext, ticket: string, text: string): Promise<void> {
  const answered = await request.post(`/api/console/tickets/${ticket}/replies`, {
    headers: { authorization: `Bearer ${process.env.E2E_OPERATOR_KEY}` },
    data: { text, key: crypto.randomUUID() },
  });
  expect(answered.status(), await answered.text()).toBe(200);
}

interface Letter {
  text: string;
  headers: Readonly<Record<string, string>>;
}

/** Texts of the mails that the sandbox has received about a ticket, newest first. */
export async function mailsAbout(
  request: APIRequestContext,
  sandboxUrl: string,
  ticket: string,
): Promise<string[]> {
  const { messages } = (await (await request.get(`${sandboxUrl}/mail/messages`)).json()) as {
    messages: Letter[];
  };
  return messages.filter(({ headers }) => headers.references?.includes(ticket)).map(({ text }) => text);
}

/** A picture of one red pixel. */
export const picture = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
/** The head of a recording, which is all that anybody looks at. */
export const recording = {
  name: 'recording.webm',
  mimeType: 'video/webm',
  buffer: Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581021853806700',
    'hex',
  ),
};
export const renamedProgram = {
  ...{ name: 'holiday.png', mimeType: 'image/png' },
  buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
};
export const aDocument = { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

type GivenFile = typeof picture;

/** As if the user had dragged it here, or had copied it elsewhere. */
export async function bring(page: Page, how: 'drop' | 'paste', files: readonly GivenFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate(
    ([event, all]) => {
      const carried = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        carried.items.add(new File([bytes], name, { type: mimeType }));
      }
      const common = { bubbles: true, cancelable: true };
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: carried })
          : new ClipboardEvent('paste', { ...common, clipboardData: carried }),
      );
    },
    [how, given] as const,
  );
}
