// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runActions } from './run-actions.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="open">Open</button>';
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('RT-09 acts of a preview', () => {
  it('RT-09 one after the other, and the end of the last one is told', async () => {
    const happened: string[] = [];
    document.body.innerHTML = '<button id="one">1</button><input id="two" />';
    document.querySelector('#one')?.addEventListener('click', () => happened.push('pressed'));
    const field = document.querySelector<HTMLInputElement>('#two');
    field?.addEventListener('input', () => happened.push(`entered ${field.value}`));
    runActions([{ press: '#one' }, { enter: '#two', text: 'words' }], document, () => happened.push('done'));
    await pass(1000);
    expect(happened).toEqual(['pressed', 'entered words', 'done']);
  });

  it('RT-09 what comes while a look is due already is given its own moment to begin to listen', async () => {
    const happened: string[] = [];
    const open = document.querySelector('#open');
    // A dialog is on the page 45 ms after the press, and listens some milliseconds later.
    open?.addEventListener('click', () => {
      setTimeout(() => {
        const field = document.createElement('input');
        document.body.append(field);
        setTimeout(() => field.addEventListener('input', () => happened.push(field.value)), 20);
      }, 45);
    });
    runActions([{ press: '#open' }, { enter: 'input', text: '2025550142' }], document);
    await pass(1000);
    expect(happened).toEqual(['2025550142']);
  });

  it('RT-09 waits for what is not there yet, and stops when it is told to', async () => {
    const pressed = vi.fn();
    const stop = runActions([{ press: '#late' }], document, pressed);
    await pass(5000);
    expect(pressed).not.toHaveBeenCalled();
    stop();
    document.body.innerHTML = '<button id="late">Late</button>';
    await pass(5000);
    expect(pressed).not.toHaveBeenCalled();
  });
});
