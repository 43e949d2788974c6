// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft.ts';

interface App {
  name: string;
  rate: number;
  origins: string[];
}

const saved: App = { name: 'PixelPlay', rate: 700, origins: ['https://a.example'] };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draftOf = (key?: string, first = saved) =>
  renderHook(({ from }) => useDraft<App>({ saved: from, ...(key && { key }) }), {
    initialProps: { from: first },
  });

/** A new step of the history: what is typed at once is one. */
const later = (change: () => void) => {
  vi.advanceTimersByTime(2000);
  act(change);
};

describe('useDraft', () => {
  it('tells old and new of each changed field, and nothing that came back to what it was', () => {
    const { result } = draftOf();
    later(() => result.current.change({ name: 'Pixel', origins: ['https://a.example'] }));
    expect(result.current.changes).toEqual([{ field: 'name', old: 'PixelPlay', new: 'Pixel' }]);
    later(() => result.current.set('name', 'PixelPlay'));
    expect(result.current.isChanged).toBe(false);
  });

  it('undoes and redoes step by step; letters typed in a row are one', () => {
    const { result } = draftOf();
    later(() => result.current.set('rate', 800));
    later(() => result.current.set('name', 'P'));
    act(() => result.current.set('name', 'Pi'));
    act(() => result.current.set('name', 'Pix'));
    act(() => result.current.undo());
    expect(result.current.value).toEqual({ ...saved, rate: 800 });
    act(() => result.current.undo());
    expect(result.current.value).toEqual(saved);
    expect(result.current.canUndo).toBe(false);
    act(() => result.current.redo());
    act(() => result.current.redo());
    expect(result.current.value).toEqual({ ...saved, rate: 800, name: 'Pix' });
  });

  it('goes back to what is saved, and that can be undone', () => {
    const { result } = draftOf();
    later(() => result.current.set('name', 'Pixel'));
    act(() => result.current.reset());
    expect(result.current.isChanged).toBe(false);
    act(() => result.current.undo());
    expect(result.current.value.name).toBe('Pixel');
  });

  it('keeps mine over what somebody else saved, takes the rest, and tells both where both changed', () => {
    const { result } = draftOf();
    later(() => result.current.set('name', 'Mine'));
    const theirs = { name: 'Theirs', rate: 900, origins: [] };
    let conflicts: unknown;
    act(() => {
      conflicts = result.current.rebase(theirs);
    });
    expect(conflicts).toEqual([{ field: 'name', mine: 'Mine', theirs: 'Theirs' }]);
    expect(result.current.conflicts).toEqual(conflicts);
    expect(result.current.value).toEqual({ name: 'Mine', rate: 900, origins: [] });
    expect(result.current.changes).toEqual([{ field: 'name', old: 'Theirs', new: 'Mine' }]);
  });

  it('does not bring back by undo what others have changed meanwhile', () => {
    const { result } = draftOf();
    later(() => result.current.set('name', 'Mine'));
    act(() => void result.current.rebase({ ...saved, rate: 900 }));
    act(() => result.current.undo());
    expect(result.current.value).toEqual({ ...saved, rate: 900 });
  });

  it('ends a conflict by deciding on the field', () => {
    const { result } = draftOf();
    later(() => result.current.set('name', 'Mine'));
    act(() => void result.current.rebase({ ...saved, name: 'Theirs' }));
    later(() => result.current.set('name', 'Theirs'));
    expect(result.current.conflicts).toEqual([]);
    expect(result.current.isChanged).toBe(false);
  });

  it('takes over a new answer of the server, but not the old one after a conflict', () => {
    const { result, rerender } = draftOf();
    later(() => result.current.set('name', 'Mine'));
    act(() => void result.current.rebase({ ...saved, rate: 900 }));
    rerender({ from: { ...saved } });
    expect(result.current.value.rate).toBe(900);
    rerender({ from: { name: 'Mine', rate: 901, origins: [] } });
    expect(result.current.value).toEqual({ name: 'Mine', rate: 901, origins: [] });
    expect(result.current.isChanged).toBe(false);
  });

  it('keeps errors until their field is changed', () => {
    const { result } = draftOf();
    act(() =>
      result.current.setErrors({ name: ['Too long.'], 'origins.0': ['Not an origin.'], rate: ['No.'] }),
    );
    later(() => result.current.set('origins', []));
    expect(result.current.errors).toEqual({ name: ['Too long.'], rate: ['No.'] });
    act(() => result.current.clearError('rate'));
    expect(result.current.errors).toEqual({ name: ['Too long.'] });
  });

  it('is back after a reload, on top of what was saved meanwhile, until it is saved', () => {
    const before = draftOf('app-1');
    later(() => before.result.current.set('name', 'Mine'));
    before.unmount();

    const after = draftOf('app-1', { ...saved, rate: 900 });
    expect(after.result.current.value).toEqual({ ...saved, name: 'Mine', rate: 900 });
    expect(after.result.current.isRestored).toBe(true);
    act(() => void after.result.current.rebase(after.result.current.value));
    after.unmount();
    expect(draftOf('app-1').result.current.isRestored).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });
});
