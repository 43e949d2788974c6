// The programs of one PostgreSQL that is known to run on this machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { isSafeInShell, postgresFolders } from './binaries.ts';
import { LocalPostgresError, programFailure } from './errors.ts';
import { type Launcher, launchers } from './privileges.ts';

export interface PostgresPrograms {
  readonly major: number;
  /** Runs to its end; throws with its output when it fails. */
  run(program: 'initdb' | 'pg_ctl', args: readonly string[]): Promise<void>;
  /** Detached: Ctrl-C in a terminal must reach our process first, so that it can stop PostgreSQL in order. */
  serve(args: readonly string[], logFile: number): ChildProcess;
  /** Makes PostgreSQL's user the owner of a file or folder. */
  own(path: string): void;
}

/** Tries every folder in every way until `postgres --version` answers: a package may be for another C library. */
export async function findPostgres(wantedMajor: number | null = null): Promise<PostgresPrograms> {
  const failures: string[] = [];
  for (const folder of postgresFolders()) {
    if (!isSafeInShell(folder)) {
      failures.push(
        `${folder}: PostgreSQL cannot be run from a path that contains " $ \` or \\. Move the project to another folder.`,
      );
      continue;
    }
    for (const launcher of launchers()) {
      const { code, output } = await finish(launcher, join(folder, 'postgres'), ['--version']);
      const major = code === 0 ? Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]) : Number.NaN;
      if (major === (wantedMajor ?? major)) return programsIn(folder, launcher, major);
      failures.push(`${folder}: ${output.trim() || `exit code ${code}`}`);
    }
  }
  throw new LocalPostgresError(
    [
      `No PostgreSQL can be started here (${process.platform}-${process.arch}).`,
      wantedMajor === null
        ? 'Set DATABASE_URL to a running PostgreSQL 15 or newer, or install one.'
        : `The data were written by PostgreSQL ${wantedMajor}: install that version, or set DATABASE_URL to another server.`,
      ...failures,
    ].join('\n'),
  );
}

function programsIn(folder: string, launcher: Launcher, major: number): PostgresPrograms {
  return {
    major,
    run: async (program, args) => {
      const { code, output } = await finish(launcher, join(folder, program), args);
      if (code !== 0) throw programFailure(`${program} failed`, output.trim() || `exit code ${code}`);
    },
    serve: (args, logFile) => {
      const stdio = ['ignore', logFile, logFile] as const;
      const child = start(launcher, join(folder, 'postgres'), args, { stdio: [...stdio], detached: true });
      child.unref();
      return child;
    },
    own: (path) => {
      if (launcher.owner) chownSync(path, launcher.owner.uid, launcher.owner.gid);
    },
  };
}

function start(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  options: { stdio: ('ignore' | 'pipe' | number)[]; detached?: boolean },
): ChildProcess {
  const [command, commandArgs] = launcher.command(program, args);
  // Settings of the user's own PostgreSQL (PGHOST, PGDATA, LC_*) must not leak into ours.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  // PostgreSQL's user may have no access to our working directory.
  return spawn(command, commandArgs, { ...launcher.options, ...options, env, cwd: '/' });
}

function finish(
  launcher: Launcher,
  program: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = start(launcher, program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
