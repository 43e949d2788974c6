// The local PostgreSQL (decision 0009) under the accidents it must survive: killed, orphaned, started twice, interrupted.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AlreadyRunning } from '#store/engine/local-postgres/errors.ts';
import { startLocalPostgres } from '#store/engine/local-postgres/supervisor.ts';
import type { HolderMessage } from './support/processes/hold-postgres.ts';
import { shortestTimeOf } from './support/shortest-time.ts';

let folder: string;
const newFolder = () => mkdtemp(join(tmpdir(), 'earnwall-local-'));

beforeAll(async () => {
  folder = await newFolder();
  await (await startLocalPostgres(folder)).stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the local PostgreSQL', () => {
  it('refuses a second process within a second and leaves the first one its data', async () => {
    const first = await startLocalPostgres(folder);
    const refusal = () => expect(startLocalPostgres(folder)).rejects.toThrow(AlreadyRunning);
    const time = await shortestTimeOf(refusal);
    const answer = await query(first.connectionString, 'select 1 as one');
    await first.stop();
    expect(answer).toEqual([{ one: 1 }]);
    expect(time).toBeLessThan(1_000);
  });

  it('leaves no process and no socket after it was stopped', async () => {
    const postgres = await startLocalPostgres(folder);
    const pid = postmasterPid(folder);
    const socketFolder = new URL(postgres.connectionString).searchParams.get('host') ?? '';
    expect([isAlive(pid), existsSync(socketFolder)]).toEqual([true, true]);
    await postgres.stop();
    expect([isAlive(pid), existsSync(socketFolder)]).toEqual([false, false]);
  });

  it('is adopted with everything in it when the process that started it was killed', async () => {
    const { holder, connectionString } = await holdInOtherProcess(folder);
    await query(connectionString, 'create table kept as select 42 as value');
    const pid = postmasterPid(folder);
    await kill(holder);

    const postgres = await startLocalPostgres(folder);
    expect(postgres.adopted).toBe(true);
    expect(postmasterPid(folder)).toBe(pid);
    expect(await query(postgres.connectionString, 'select value from kept')).toEqual([{ value: 42 }]);
    await postgres.stop();
  });

  it('recovers what was committed when it was killed together with its process', async () => {
    const { holder, connectionString } = await holdInOtherProcess(folder);
    await query(connectionString, 'create table survived as select 43 as value');
    await kill(holder);
    process.kill(postmasterPid(folder), 'SIGKILL');

    const postgres = await startLocalPostgres(folder);
    expect(postgres.adopted).toBe(false);
    expect(await query(postgres.connectionString, 'select value from survived')).toEqual([{ value: 43 }]);
    await postgres.stop();
  });

  it('comes back by itself, at the same address, when it is killed under a running process', async () => {
    const postgres = await startLocalPostgres(folder);
    process.kill(postmasterPid(folder), 'SIGKILL');
    await vi.waitFor(() => query(postgres.connectionString, 'select 1'), { timeout: 20_000 });
    await expect(startLocalPostgres(folder)).rejects.toThrow(AlreadyRunning);
    await postgres.stop();
  });
});

// Each makes a cluster or two in processes of their own, which takes a busy machine long.
describe('a first start', { timeout: 120_000 }, () => {
  it('that is killed half way leaves nothing, and the next one succeeds', async () => {
    const empty = await newFolder();
    const draftAppears = once(watch(empty), 'change');
    const holder = forkHolder(empty);
    await draftAppears;
    await kill(holder);
    expect(existsSync(join(empty, 'postgres'))).toBe(false);

    const postgres = await startLocalPostgres(empty);
    expect(await query(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(readdirSync(empty).sort()).toEqual(['postgres', 'postgres.log']);
    await rm(empty, { recursive: true });
  });

  it('made twice at once ends in one that runs and one that is refused', async () => {
    const empty = await newFolder();
    const holders = [forkHolder(empty), forkHolder(empty)];
    const answers = await Promise.all(holders.map(answerOf));
    expect(answers.map(({ type }) => type).sort()).toEqual(['holding', 'refused']);
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ name: 'AlreadyRunning' });

    await Promise.all(holders.map(kill));
    const postgres = await startLocalPostgres(empty);
    expect(postgres.adopted).toBe(true);
    await postgres.stop();
    expect(readdirSync(empty).sort()).toEqual(['postgres', 'postgres.log']);
    await rm(empty, { recursive: true });
  });
});

const forkHolder = (dataDir: string): ChildProcess =>
  fork(new URL('./support/processes/hold-postgres.ts', import.meta.url), [dataDir], {
    execArgv: ['--import', 'tsx'],
  });

async function answerOf(holder: ChildProcess): Promise<HolderMessage> {
  const [message] = await once(holder, 'message');
  return message as HolderMessage;
}

async function holdInOtherProcess(
  dataDir: string,
): Promise<{ holder: ChildProcess; connectionString: string }> {
  const holder = forkHolder(dataDir);
  const answer = await answerOf(holder);
  if (answer.type === 'refused') throw new Error(answer.message);
  return { holder, connectionString: answer.connectionString };
}

async function kill(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
