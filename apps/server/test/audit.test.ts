// The audit finds what is wrong with the books, whoever asks: the job, the command, or /health.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { auditJob } from '#jobs/audit-books.ts';
import { type Jobs, startJobs } from '#jobs/jobs.ts';
import { createLog } from '#request/log.ts';
import { startLocalPostgres } from '#store/engine/local-postgres/supervisor.ts';
import { migrate } from '#store/migrate.ts';
import { startServer, type TestServer } from './support/server.ts';
import { runSql } from './support/sql.ts';

const patient = { timeout: 30_000 };
const root = fileURLToPath(new URL('../../..', import.meta.url));

let server: TestServer;
let jobs: Jobs | null = null;
const logged: { level: number; audit?: string; first?: string[] }[] = [];
const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) });

beforeAll(async () => {
  server = await startServer({ jobsHealth: () => jobs?.health() ?? null });
  const addresses = { publicUrl: 'http://panel.test', sandboxOrigins: ['http://publisher.test'] };
  await seedDemo(server.database, { now: server.clock.now, ...addresses });
});
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
  logged.length = 0;
});
afterAll(() => server.stop());

/** A reward that is one too high, past the rules by which the database guards its books. */
const plant = (by: number) =>
  runSql(
    server.connectionString,
    `alter table lines disable trigger user;
     update lines set amount = amount + ${by} where (movement_id, account_id) = (
       select movement_id, account_id from lines join accounts on accounts.id = account_id
       where kind = 'user' order by 1, 2 limit 1
     );
     alter table lines enable trigger user`,
  );
interface Health {
  status: string;
  audits?: { name: string; findings: number }[];
}
const health = async () => (await (await fetch(`${server.url}/health`)).json()) as Health;
const startAudit = () => {
  const job = { ...auditJob({ database: server.database, log }), everyMs: 100 };
  jobs = startJobs(server.connectionString, [job], log, { poll: 20, watch: 20 });
};
const audited = (findings: number) => ({ name: 'books', findings, age_seconds: expect.any(Number) });

describe('the audit', () => {
  it('SV-04 runs as a job, is quiet while the books are right, and shows and logs it when they are not', async () => {
    startAudit();
    const books = async () => (await health()).audits?.[0];
    await expect.poll(books, patient).toMatchObject(audited(0));
    await expect.poll(async () => (await health()).status, patient).toBe('ok');
    expect(logged).toEqual([]);

    await plant(1);
    await expect.poll(async () => (await health()).status, patient).toBe('degraded');
    expect((await books())?.findings).toBeGreaterThan(0);
    const [line] = logged;
    expect(line).toMatchObject({ level: 50, audit: 'books' });
    expect(line?.first).toContainEqual(expect.stringContaining('O5 a balance is not the sum of its lines'));

    await plant(-1);
    await expect.poll(books, patient).toMatchObject(audited(0));
  });

  it('SV-04 runs as a command that ends with 1 when something is wrong, and says what', async () => {
    await plant(1);
    const wrong = await command({ DATABASE_URL: server.connectionString });
    await plant(-1);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('O1 a movement does not sum to zero');
    expect(wrong.out).toContain('settlements: all is right');
  });

  it('OP-03 runs beside a product that uses the local database, and without one, and says so when there is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'earnwall-audit-'));
    expect(await command({ DATA_DIR: folder })).toMatchObject({
      code: 2,
      out: expect.stringContaining(`There is no local database in ${folder}`),
    });
    const postgres = await startLocalPostgres(folder, { settings: { fsync: 'off' } });
    await migrate(postgres.connectionString);
    const beside = await command({ DATA_DIR: folder });
    await postgres.stop();
    const alone = await command({ DATA_DIR: folder });
    await rm(folder, { recursive: true, force: true });
    const right = { code: 0, out: expect.stringContaining('books: all is right') };
    expect([beside, alone]).toEqual([right, right]);
  }, 120_000);
});

async function command(settings: Record<string, string>): Promise<{ code: number | null; out: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: '', ...settings };
  const audit = spawn(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], { cwd: root, env });
  let out = '';
  for (const stream of [audit.stdout, audit.stderr])
    stream.on('data', (part) => {
      out += part;
    });
  const [code] = await once(audit, 'close');
  return { code, out };
}
