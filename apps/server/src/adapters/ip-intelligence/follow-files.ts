// Reads files again when they have changed, so that whoever replaces one needs no restart. What cannot be read is left as
// it was until it changes once more.
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

/** The first reading must succeed: a start with a wrong path ends there. */
export async function followFiles(
  followed: Followed,
  { everyMs, log, changed }: { everyMs: number; log: FollowLog; changed: () => void },
): Promise<Following> {
  let seen = await stampOf(followed);
  await followed.read();
  let isBusy = false;

  async function look(): Promise<void> {
    try {
      const stamp = await stampOf(followed);
      if (stamp === seen) return;
      seen = stamp;
      await followed.read();
      changed();
    } catch (error) {
      log.warn({ err: error }, 'Data about addresses could not be read again: the former ones still count');
    }
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void look().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Which files there are, and of when: of a file that was replaced at least one of these is another. */
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
