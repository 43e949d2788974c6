// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { EarlyPress, keepEarlyPress } from './early-press.tsx';

let alive: Root | null = null;
afterEach(() => alive?.unmount());

/** A painted page of two tiles, which come to life when the story says so: first the page, then what is in it. */
function painted() {
  const opened: string[] = [];
  const tile = (name: string) => (
    <button type="button" onClick={() => opened.push(name)}>
      <b id={name}>{name}</b>
    </button>
  );
  const page = (
    <EarlyPress>
      <Suspense>
        {tile('first')}
        {tile('second')}
      </Suspense>
    </EarlyPress>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  runInThisContext(keepEarlyPress);
  const root = document.getElementById('root');
  if (!root) throw new Error('Nothing was painted');
  const press = (name: string) => document.getElementById(name)?.click();
  const comeAlive = async () => {
    alive = hydrateRoot(root, page);
    await expect.poll(() => 'takeEarlyPress' in window).toBe(false);
  };
  return { opened, press, comeAlive };
}

it('a press before the panel has come alive is answered once it has, the last one of several', async () => {
  const { opened, press, comeAlive } = painted();
  press('first');
  press('second');
  expect(opened).toEqual([]);
  await comeAlive();
  await expect.poll(() => opened).toEqual(['second']);
  press('first');
  expect(opened).toEqual(['second', 'first']);
});

it('nothing is pressed that nobody pressed, and nothing is kept', async () => {
  const { opened, press, comeAlive } = painted();
  document.body.click();
  await comeAlive();
  press('first');
  expect(opened).toEqual(['first']);
});
