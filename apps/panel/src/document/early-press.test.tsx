// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { EarlyPress, keepEarlyPress } from './early-press.tsx';

afterEach(cleanup);

/** A painted page of two tiles, which come to life when the story says so. */
function painted() {
  const opened: string[] = [];
  const tile = (name: string) => (
    <button type="button" onClick={() => opened.push(name)}>
      <b id={name}>{name}</b>
    </button>
  );
  const page = (
    <>
      {tile('first')}
      {tile('second')}
      <EarlyPress />
    </>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  runInThisContext(keepEarlyPress);
  const root = document.getElementById('root');
  if (!root) throw new Error('Nothing was painted');
  const press = (name: string) => document.getElementById(name)?.click();
  return { opened, press, comeAlive: () => act(async () => hydrateRoot(root, page)) };
}

it('a press before the panel has come alive is answered once it has, the last one of several', async () => {
  const { opened, press, comeAlive } = painted();
  press('first');
  press('second');
  expect(opened).toEqual([]);
  await comeAlive();
  expect(opened).toEqual(['second']);
  press('first');
  expect(opened).toEqual(['second', 'first']);
});

it('nothing is pressed that nobody pressed', async () => {
  const { opened, comeAlive } = painted();
  document.body.click();
  await comeAlive();
  expect(opened).toEqual([]);
});
