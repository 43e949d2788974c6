// A server with a database of its own, and a browser: gone when the pictures are made.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { builtPrograms } from '../../scripts/product/launch.ts';
import { startProgram } from '../../scripts/product/program.ts';

export async function withBrowser<T>(
  flags: readonly string[],
  use: (browser: Browser) => Promise<T>,
): Promise<T> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', ...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

export async function withServer<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-gallery-'));
  const stopping = new AbortController();
  const { PATH, HOME } = process.env;
  const server = startProgram<{ url: string }>(
    builtPrograms.server,
    {
      PATH,
      HOME,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: '0',
      WORKERS: '1',
      DATA_DIR: dataDir,
    },
    stopping.signal,
  );
  try {
    return await use((await server.ready).url);
  } finally {
    stopping.abort();
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
