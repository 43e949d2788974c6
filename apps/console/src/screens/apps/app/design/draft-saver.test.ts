import { defaultDesigns } from '@earnwall/contract/default-design';
import type { AppDesign, DesignVersion } from '@earnwall/contract/entities/app-design';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#api/call-error.ts';
import { DraftSaver, type SaveState, savedIn } from './draft-saver.ts';
import { type EditedDesign, partsOf } from './edited-design.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const version: DesignVersion = {
  ...{ version: 1, by: 'Noah', at: '2026-03-01T00:00:00.000Z', restored_from: null },
  design: defaultDesigns.light,
  layouts: {
    layout: 'default',
    tile_layout: 'current',
    col_qty: null,
    rounded_buttons: false,
    new_results_ui: true,
    sections: true,
  },
};
const answerWith = (revision: number, edited?: EditedDesign, by = 'Noah'): AppDesign => ({
  ...{ app: 'demo', name: 'Demo', allowed_origins: [], revision, published: version, versions: [version] },
  draft: edited ? { ...version, ...partsOf(edited), version: 2, by } : null,
});
const refused = (status: number, code: string) => new CallError({ status, code, message: 'No.' });

function start() {
  const first = answerWith(1);
  const states: SaveState[] = [];
  const merged: EditedDesign[] = [];
  const save = vi.fn(async (value: EditedDesign, revision: number) => answerWith(revision + 1, value));
  const read = vi.fn(async () => answerWith(1));
  const saver = new DraftSaver(first, {
    save,
    read,
    onState: (state) => states.push(state),
    onAnswer: () => undefined,
    onMerged: (move) => merged.push(move({ ...savedIn(first), stats: false })),
  });
  return { saver, save, read, states, merged, base: savedIn(first) };
}

describe('a draft that saves itself', () => {
  it('a moment after the last change, once', async () => {
    const { saver, save, states, base } = start();
    saver.change({ ...base, first_color: '#000001' });
    await vi.advanceTimersByTimeAsync(300);
    saver.change({ ...base, first_color: '#000002' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(save.mock.calls.map(([value, revision]) => [value.first_color, revision])).toEqual([
      ['#000002', 1],
    ]);
    expect(states.at(-1)?.kind).toBe('saved');
    saver.change({ ...base, first_color: '#000003' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(save.mock.lastCall?.[1]).toBe(2);
  });

  it('keeps what failed and tries again by itself', async () => {
    const { saver, save, states, base } = start();
    save.mockRejectedValueOnce(refused(0, 'network')).mockRejectedValueOnce(refused(503, 'unavailable'));
    saver.change({ ...base, stats: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)?.kind).toBe('failed');
    expect(saver.isSaved).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(saver.isSaved).toBe(true);
  });

  it('does not repeat what was refused', async () => {
    const { saver, save, base } = start();
    save.mockRejectedValueOnce(refused(422, 'unprocessable'));
    saver.change({ ...base, stats: false });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
    saver.change({ ...base, help: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('puts its changes on top of those of somebody else', async () => {
    const { saver, save, read, merged, base } = start();
    save.mockRejectedValueOnce(refused(409, 'conflict'));
    read.mockResolvedValueOnce(answerWith(5, { ...base, help: false }, 'Iris'));
    saver.change({ ...base, stats: false });
    await vi.advanceTimersByTimeAsync(2000);
    expect(merged).toEqual([{ ...base, stats: false, help: false }]);
    expect(save.mock.lastCall).toEqual([{ ...base, stats: false, help: false }, 5]);
  });

  it('waits for a choice where both changed a field', async () => {
    const { saver, save, read, states, base } = start();
    save.mockRejectedValueOnce(refused(409, 'conflict'));
    read.mockResolvedValueOnce(answerWith(5, { ...base, pages_bg: '#222222' }, 'Iris'));
    saver.change({ ...base, pages_bg: '#111111' });
    await vi.advanceTimersByTimeAsync(60_000);
    const conflicts = [{ field: 'pages_bg', mine: '#111111', theirs: '#222222' }];
    expect(states.at(-1)).toEqual({ kind: 'conflict', by: 'Iris', conflicts });
    expect(await saver.flush()).toBe(false);
    expect(save).toHaveBeenCalledTimes(1);
    saver.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(save.mock.lastCall).toEqual([{ ...base, pages_bg: '#111111' }, 5]);
  });

  it('saves at once before it is published', async () => {
    const { saver, save, base } = start();
    saver.change({ ...base, stats: false });
    expect(await saver.flush()).toBe(true);
    expect([save.mock.calls.length, saver.revision]).toEqual([1, 2]);
  });
});
