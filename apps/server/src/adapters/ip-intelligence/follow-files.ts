// Reloads files when they have changed, so that replacing one needs no restart. When a file cannot be read, the previous
// data stay in use until it changes again.
import { stat } from 'node:fs/promises';

export interface FollowLog {
  warn(details: object, message: string): void;
}

interface Followed {
  paths(): Promise<readonly string[]>;
  read(): Promise<void>;
}

export interface Following {
  stop(): void;
}

/** The first read must succeed: a start with a wrong path fails here. */
export async function followFiles(
  followed: Followed,
  { everyMs, log, changed }: { everyMs: number; log: FollowLog; changed: () => void },
): Promise<Following> {
  let seen = await stampOf(followed);
  await followed.read();
  let isBusy = false;

  async function reloadIfChanged(): Promise<void> {
    try {
      const stamp = await stampOf(followed);
      if (stamp === seen) return;
      seen = stamp;
      await followed.read();
      changed();
    } catch (error) {
      log.warn(
        { err: error },
        'The IP data files could not be reloaded: the previous data stay in use. Correct COUNTRY_DATABASE or IP_RANGES_DIR',
      );
    }
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void reloadIfChanged().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Changes when a file is added, removed or replaced. */
async function stampOf(followed: Followed): Promise<string> {
  try {
    const stamps = (await followed.paths()).toSorted().map(async (path) => {
      const { ctimeMs, mtimeMs, size, ino } = await stat(path);
      return [path, ctimeMs, mtimeMs, size, ino].join(':');
    });
    return (await Promise.all(stamps)).join('\n');
  } catch {
    return 'unreadable';
  }
}
