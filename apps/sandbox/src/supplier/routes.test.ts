import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createSandbox } from '../server.ts';

const key = 'the key of a buyer';
const config = readConfig({
  SANDBOX_API_KEY: key,
  SANDBOX_SURVEYS: '120',
  SANDBOX_CLOCK: '2026-03-10T12:00:00Z',
});
const sandbox = createSandbox(config, new URL('../../public/', import.meta.url));
beforeAll(async () => void (await sandbox.ready()));
afterAll(() => sandbox.close());

const asBuyer = { headers: { 'x-api-key': key } };

describe('the survey supplier', () => {
  it.each([{}, { 'x-api-key': '' }, { 'x-api-key': 'another' }])('turns away %j', async (headers) => {
    const answers = await Promise.all([
      sandbox.inject({ url: '/supplier/inventory', headers }),
      sandbox.inject({ method: 'POST', url: '/supplier/clock', headers, payload: { forward_minutes: 1 } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it('hands out its inventory page by page', async () => {
    const first = await sandbox.inject({ url: '/supplier/inventory?limit=40', ...asBuyer });
    expect(first.json()).toMatchObject({ more: true, cursor: expect.any(String) });
    expect(first.json().projects).toHaveLength(40);
    const cursor = encodeURIComponent(first.json().cursor);
    const second = await sandbox.inject({ url: `/supplier/inventory?cursor=${cursor}`, ...asBuyer });
    expect(second.json().more).toBe(false);
    expect(second.json().projects[0].project).toBeGreaterThan(first.json().projects.at(-1).project);
  });

  it('says which cursors it does not take', async () => {
    const ask = async (cursor: string) =>
      (await sandbox.inject({ url: `/supplier/inventory?cursor=${cursor}`, ...asBuyer })).statusCode;
    expect([await ask('nonsense'), await ask('1x1...0')]).toEqual([400, 410]);
  });

  it('moves its clock forward, and nowhere else', async () => {
    const move = (forward_minutes: unknown) =>
      sandbox.inject({ method: 'POST', url: '/supplier/clock', ...asBuyer, payload: { forward_minutes } });
    expect((await move(90)).json().now).toMatch(/^2026-03-10T13:3/);
    expect((await move(-1)).statusCode).toBe(400);
    expect((await move('soon')).statusCode).toBe(400);
  });

  it('shows people what is open, and only text', async () => {
    const all = await sandbox.inject('/supplier');
    expect(all.body).toMatch(/\d+ projects are open at 2026-03-10 1\d:\d\d UTC/);
    const german = await sandbox.inject('/supplier?country=DEU');
    expect(german.body).toContain('<h2>Open projects · DEU</h2>');
    expect(german.body).not.toContain('<td>USA eng</td>');
    const hostile = await sandbox.inject('/supplier?country=%3Cscript%3E');
    expect(hostile.body).not.toContain('<script>');
    expect((await sandbox.inject('/supplier/page.css')).statusCode).toBe(200);
  });
});
