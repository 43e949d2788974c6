import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookForExtension } from './look-for-extension.ts';

const origin = 'https://panel.example';
const present = { ns: 'earnwall-extension', from: 'extension', type: 'present', data: { install: null } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page, and the frames that were put into it, each a window that notes who was greeted through it. */
function aPage() {
  const greeted: object[] = [];
  const frames: { contentWindow: object }[] = [];
  const aWindow = (about: object = {}) => {
    const made = Object.assign(new EventTarget(), about, { postMessage: () => void greeted.push(made) });
    return made;
  };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    createElement: () => {
      const frame = { contentWindow: aWindow(), remove: () => void frames.splice(frames.indexOf(frame), 1) };
      return frame;
    },
    body: { append: (frame: (typeof frames)[number]) => void frames.push(frame) },
  });
  const page = aWindow({ location: { origin }, document });
  const said: string[] = [];
  const stop = lookForExtension(page as unknown as Window, {
    onMessage: ({ type }) => void said.push(type),
    nobody: () => void said.push('nobody'),
  });
  const answer = (source: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data: present, origin, source }));
  const comeBack = () => page.dispatchEvent(new Event('focus'));
  const turn = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, frames, greeted, said, stop, answer, comeBack, turn };
}

describe('EX-02 looking for the extension', () => {
  it('EX-02 one that is in the page is found at once, and not looked for again', () => {
    const { page, frames, greeted, said, answer, comeBack } = aPage();
    expect(greeted).toEqual([page]);
    answer(page);
    vi.advanceTimersByTime(5000);
    comeBack();
    expect([said, frames]).toEqual([['present'], []]);
  });

  it('EX-02 one that was installed meanwhile is found through an empty frame when the user is back', () => {
    const { frames, greeted, said, answer, comeBack, turn } = aPage();
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['nobody']);
    turn('hidden');
    expect(frames).toEqual([]);
    turn('visible');
    const [first] = frames;
    // It was not there yet; the next return asks in a frame of its own, and the former one is gone.
    comeBack();
    expect(frames).toHaveLength(1);
    const [second] = frames;
    expect(second).not.toBe(first);
    expect(greeted.at(-1)).toBe(second?.contentWindow);
    answer(first?.contentWindow);
    expect(said).toEqual(['nobody']);
    answer(second?.contentWindow);
    expect(said).toEqual(['nobody', 'present']);
    // The frame stays: what is to be said to the extension goes through it.
    comeBack();
    expect(frames).toEqual([second]);
  });

  it('EX-02 leaves nothing behind', () => {
    const { frames, said, stop, comeBack } = aPage();
    comeBack();
    stop();
    comeBack();
    vi.advanceTimersByTime(5000);
    expect([frames, said]).toEqual([[], []]);
  });
});
