// What a running image must do: become ready, show a page with its files, pass its own health check, and stop when asked.
import { setTimeout } from 'node:timers/promises';
import { noticesFile } from '../build/notices/notices.ts';
import type { Running } from './running.ts';

/** A first start makes all tables. */
const startWithinMs = 60_000;

/** Resolves with what was seen to work, line by line; throws at the first that does not. */
export async function* probe(running: Running): AsyncGenerator<string> {
  await until('/ready answers 200', running, async () => (await fetch(`${running.url}/ready`)).ok);
  yield '/ready answers 200';
  const page = await textOf(`${running.url}/surveys`);
  const script = /\/assets\/[\w.-]+\.js\b/.exec(page)?.[0];
  if (!script) throw new Error('The panel’s page names no script.');
  await textOf(running.url + script);
  yield 'the panel’s page and its script are served';
  const notices = await fetch(`${running.url}/assets/${noticesFile}`);
  if (!notices.ok || notices.headers.get('cache-control')?.includes('immutable'))
    throw new Error(
      `${notices.url} answers ${notices.status}, cached ${notices.headers.get('cache-control')}.`,
    );
  yield 'the third-party notices are served';
  await until('the health check passes', running, running.healthCheck);
  yield 'the health check passes';
  const code = await running.stop();
  if (code !== 0) throw new Error(`After SIGTERM the image ended with ${code} instead of 0.`);
  yield 'stopped by SIGTERM, exit code 0';
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return await answer.text();
}

async function until(what: string, running: Running, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startWithinMs;
  while (!(await isSo().catch(() => false))) {
    const end = running.ended();
    if (end !== null) throw new Error(`The image ended with ${end} while this was awaited: ${what}.`);
    if (Date.now() > deadline)
      throw new Error(`This did not happen within ${startWithinMs / 1000} s: ${what}.`);
    await setTimeout(200);
  }
}
