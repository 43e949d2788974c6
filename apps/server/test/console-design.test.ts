// The design of an app in the console: drafts, publishing, versions, two editors.
import type { AppDesign } from '@earnwall/contract/entities/app-design';
import type { Design } from '@earnwall/contract/entities/design';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { anApp, aPublisher, changeApp } from '#testing/apps.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { aUser } from '#testing/people.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let noah: SignedInPerson;
let iris: SignedInPerson;
let publisher_id: string;
let app: AppRecord;

beforeAll(async () => {
  server = await startServer();
  const { db } = server.database;
  const { now } = server.clock;
  publisher_id = await aPublisher(db);
  noah = await aPerson(db, 'developer', { publisher_id, name: 'Noah', now });
  iris = await aPerson(db, 'owner', { publisher_id, name: 'Iris', now });
});
afterAll(() => server.stop());

beforeEach(async () => {
  app = await anApp(server.database.db, {
    publisher_id,
    design: { first_color: '#112233' },
    settings: { fs_variant: true, layout: 'vertical' },
    allowed_origins: ['https://shop.example'],
  });
});

type Ending = 'get-apps-design' | `post-apps-design-${'publish' | 'restore' | 'discard'}`;

async function ask(who: SignedInPerson, ending: Ending, body?: unknown) {
  const { headers } = who;
  const asked = { params: { app: app.id }, headers, ...(body !== undefined && { body }) };
  const { status, body: answer } = await server.operate(`console/design/${ending}`, asked);
  return { status, ...answer } as unknown as AppDesign & Refusal;
}

interface Refusal {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

const read = (who = noah) => ask(who, 'get-apps-design');
const publish = (who: SignedInPerson, revision: number) => ask(who, 'post-apps-design-publish', { revision });
const restore = (who: SignedInPerson, version: number, revision: number) =>
  ask(who, 'post-apps-design-restore', { version, revision });

/** Saves what was read with these changes. */
async function save(who: SignedInPerson, from: AppDesign, design: object, layouts: object = {}) {
  const { headers } = who;
  const start = from.draft ?? from.published;
  const { status, body } = await server.operate('console/design/put-apps-design-draft', {
    params: { app: app.id },
    headers,
    body: {
      revision: from.revision,
      design: { ...start.design, ...design },
      layouts: { ...start.layouts, ...layouts },
    },
  });
  return { status, ...body } as unknown as AppDesign & Refusal;
}

async function stored() {
  const [found] = await server.database.db.select().from(apps).where(eq(apps.id, app.id));
  return found ?? expect.fail();
}

const audited = () =>
  server.database.db
    .select()
    .from(audit_events)
    .where(eq(audit_events.app_id, app.id))
    .orderBy(desc(audit_events.id));

const colorOf = ({ design }: { design: Partial<Design> }) => design.first_color;

describe('CO-01 the design of an app', () => {
  it('CO-01 begins with what is stored as its first version', async () => {
    const { published, draft, versions, revision } = await read();
    expect(published).toMatchObject({ version: 1, design: { first_color: '#112233', help: true } });
    expect(published.layouts).toMatchObject({ layout: 'vertical', tile_layout: 'current' });
    expect({ draft, revision, versions: versions.length }).toEqual({ draft: null, revision: 0, versions: 1 });
  });

  it('CO-01 a draft changes nothing for users, and is audited old → new', async () => {
    const saved = await save(noah, await read(), { first_color: '#AABBCC' }, { layout: 'horizontal' });
    expect(saved).toMatchObject({
      status: 200,
      draft: { version: 2, by: 'Noah' },
      published: { version: 1 },
    });
    expect(await stored()).toMatchObject({ design: app.design, settings: app.settings });
    const [event] = await audited();
    expect(event).toMatchObject({
      ...{ by: 'Noah', role: 'developer', what: 'design draft v2 saved', kind: 'change' },
      changes: [
        { field: 'design.first_color', old: '#112233', new: '#AABBCC' },
        { field: 'layouts.layout', old: 'vertical', new: 'horizontal' },
      ],
    });
  });

  it('CO-01 publishing changes the app in one go, keeps other settings, and tells open panels', async () => {
    const { db } = server.database;
    const user = await aUser(db, app);
    const heard: string[] = [];
    const panel = { send: (frame: string) => void heard.push(frame) };
    const channel = `notifications-${user.uhash}`;
    server.realtime.subscribe(channel, panel, app.id);
    const saved = await save(noah, await read(), { first_color: '#aabbcc' }, { layout: 'horizontal' });
    expect(heard).toEqual([]);
    const done = await publish(iris, saved.revision);
    expect(done).toMatchObject({ status: 200, draft: null, published: { version: 2, by: 'Iris' } });
    const now = await stored();
    expect(now).toMatchObject({
      design: { first_color: '#aabbcc' },
      settings: { fs_variant: true, layout: 'horizontal' },
      version: app.version + 1,
    });
    const metadata = await server.call('app/get-app', { as: user.uhash });
    expect(metadata.body).toMatchObject({ design: { first_color: '#aabbcc' } });
    expect((await audited())[0]).toMatchObject({ by: 'Iris', what: 'design v2 published' });
    expect(heard.join()).toContain('account-changed');
    server.realtime.unsubscribe(channel, panel);
  });

  it('CO-01 restoring is a new version, and restoring the one before undoes it; a draft is kept', async () => {
    const first = await save(noah, await read(), { first_color: '#222222' });
    const second = await publish(noah, first.revision);
    const draft = await save(noah, second, { first_color: '#333333' });
    const restored = await restore(iris, 1, draft.revision);
    expect(restored).toMatchObject({
      ...{ status: 200, published: { version: 3, restored_from: 1, by: 'Iris' } },
      draft: { version: 4, design: { first_color: '#333333' } },
    });
    expect(colorOf(await stored())).toBe('#112233');
    const undone = await restore(iris, 2, restored.revision);
    expect(colorOf(await stored())).toBe('#222222');
    expect(undone.versions.map(({ version, restored_from }) => [version, restored_from])).toEqual([
      [4, 2],
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect(undone.draft).toMatchObject({ version: 5 });
    expect((await publish(noah, undone.revision)).published).toMatchObject({
      version: 5,
      design: { first_color: '#333333' },
    });
  });

  it('CO-01 what was changed elsewhere becomes a version of its own, and is not lost', async () => {
    const saved = await save(noah, await read(), { first_color: '#222222' });
    await changeApp(server.database.db, app, { settings: { layout: 'default' } });
    const seen = await read();
    expect(seen).toMatchObject({ published: { version: 2, by: 'settings' }, draft: { version: 3 } });
    const restored = await restore(iris, 1, saved.revision);
    expect(restored).toMatchObject({ published: { version: 3 }, draft: { version: 4 } });
    expect(restored.versions.map(({ layouts }) => layouts.layout)).toEqual([
      'vertical',
      'default',
      'vertical',
    ]);
  });
});

describe('CO-01 two editors of one design', () => {
  it('CO-01 the later one is told, and nothing is overwritten', async () => {
    const both = await read();
    const saved = await save(noah, both, { first_color: '#010101' });
    const late = await save(iris, both, { first_color: '#020202' });
    expect([late.status, late.code]).toEqual([409, 'conflict']);
    expect((await publish(iris, both.revision)).status).toBe(409);
    expect((await read(iris)).draft).toMatchObject({ by: 'Noah', design: { first_color: '#010101' } });
    expect((await save(iris, await read(iris), { stats: false })).status).toBe(200);
    expect((await save(noah, saved, {})).status).toBe(409);
  });

  it('CO-01 a revision never comes back after a draft was discarded', async () => {
    const saved = await save(noah, await read(), { first_color: '#010101' });
    const discarded = await ask(iris, 'post-apps-design-discard', { revision: saved.revision });
    expect(discarded).toMatchObject({ status: 200, draft: null });
    const again = await save(iris, discarded, { first_color: '#020202' });
    expect(again.status).toBe(200);
    expect((await save(noah, saved, {})).status).toBe(409);
  });

  it('CO-01 of two at the same moment one is told', async () => {
    const both = await read();
    const answers = await Promise.all([
      save(noah, both, { stats: false }),
      save(iris, both, { help: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('CO-08 a design that cannot be', () => {
  it.each([
    ['a color by its name', { first_color: 'red' }, 400, 'design.first_color'],
    ['a palette that is none', { palette: 'sepia' }, 400, 'design.palette'],
    ['a field that is none', { corners: 16 }, 400, 'design'],
    ['a style sheet elsewhere', { design_file: 'https://evil.example/a.css' }, 422, 'design.design_file'],
    ['a style sheet without https', { design_file: 'http://shop.example/a.css' }, 400, 'design.design_file'],
  ])('CO-08 %s names its field', async (_, wrong, status, field) => {
    const answer = await save(noah, await read(), wrong);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
    expect((await read()).draft).toBeNull();
  });

  it('CO-08 nothing to publish, to discard or to restore', async () => {
    const { revision } = await read();
    expect((await publish(noah, revision)).status).toBe(422);
    expect((await ask(noah, 'post-apps-design-discard', { revision })).status).toBe(422);
    expect((await restore(noah, 7, revision)).status).toBe(404);
    expect((await restore(noah, 1, revision)).status).toBe(422);
    const same = await save(noah, await read(), {});
    expect((await publish(noah, same.revision)).status).toBe(422);
  });

  it('CO-01 a style sheet whose origin was removed since is not published', async () => {
    const saved = await save(noah, await read(), { design_file: 'https://shop.example/a.css' });
    await changeApp(server.database.db, app, { allowed_origins: [] });
    const refused = await publish(noah, saved.revision);
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['design.design_file']]);
  });
});
