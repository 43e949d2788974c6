import { defaultDesigns } from '@earnwall/contract/default-design';
import { describe, expect, it } from 'vitest';
import { changed, historyOf, moved, redone, undone } from './edit-history.ts';
import { changesBetween, type EditedDesign, editedOf, mergedDesign, partsOf } from './edited-design.ts';

const layouts = {
  layout: 'default',
  tile_layout: 'current',
  col_qty: null,
  rounded_buttons: false,
  new_results_ui: true,
  sections: true,
} as const;
const base = editedOf({ design: defaultDesigns.light, layouts });

describe('a design that is edited', () => {
  it('comes apart as it was put together', () => {
    expect(partsOf(base)).toEqual({ design: defaultDesigns.light, layouts });
  });

  it.each<[string, Partial<EditedDesign>, Partial<EditedDesign>, Partial<EditedDesign>, string[]]>([
    ['different fields', { stats: false }, { help: false }, { stats: false, help: false }, []],
    ['the same value', { stats: false }, { stats: false }, { stats: false }, []],
    [
      'the same field',
      { pages_bg: '#111111' },
      { pages_bg: '#222222' },
      { pages_bg: '#111111' },
      ['pages_bg'],
    ],
    ['nothing here', {}, { layout: 'vertical' }, { layout: 'vertical' }, []],
  ])('two editors change %s', (_, mine, theirs, value, conflicts) => {
    const merged = mergedDesign(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(merged.value).toEqual({ ...base, ...value });
    expect(merged.conflicts.map(({ field }) => field)).toEqual(conflicts);
  });

  it('lists what differs', () => {
    expect(changesBetween(base, { ...base, col_qty: 3 })).toEqual([{ field: 'col_qty', old: null, new: 3 }]);
  });
});

describe('the steps of an editor', () => {
  it('a drag is one step, and goes back and forth', () => {
    const start = historyOf(base);
    const drag = ['#000001', '#000002', '#000003'].reduce(
      (history, first_color, moment) => changed(history, { first_color }, moment * 100),
      start,
    );
    const after = changed(drag, { stats: false }, 300);
    expect(undone(after).value).toEqual({ ...base, first_color: '#000003' });
    expect(undone(undone(after)).value).toEqual(base);
    expect(undone(undone(undone(after)))).toEqual(undone(undone(after)));
    expect(redone(redone(undone(undone(after)))).value).toEqual(after.value);
  });

  it('going back does not take away what somebody else has changed', () => {
    const history = changed(historyOf(base), { stats: false }, 0);
    const after = moved(history, (step) => mergedDesign(base, step, { ...base, help: false }).value);
    expect(after.value).toEqual({ ...base, stats: false, help: false });
    expect(undone(after).value).toEqual({ ...base, help: false });
  });

  it('what changes nothing is no step', () => {
    expect(changed(historyOf(base), { stats: base.stats }, 0).past).toEqual([]);
  });

  it('a pause begins another step', () => {
    const one = changed(historyOf(base), { first_color: '#000001' }, 0);
    expect(undone(changed(one, { first_color: '#000002' }, 5000)).value.first_color).toBe('#000001');
  });
});
