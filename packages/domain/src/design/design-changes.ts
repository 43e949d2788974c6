import type { DesignLayouts } from '@earnwall/contract/entities/app-design';
import type { Design } from '@earnwall/contract/entities/design';

export interface DesignParts {
  readonly design: Design;
  readonly layouts: DesignLayouts;
}

type DesignField = `design.${keyof Design}` | `layouts.${keyof DesignLayouts}`;

export interface DesignChange {
  readonly field: DesignField;
  readonly old: unknown;
  readonly new: unknown;
}

/** What differs, field by field; the case of a color is no difference. */
export function changesOfDesign(before: DesignParts, after: DesignParts): DesignChange[] {
  return [
    ...changesOf('design', before.design, after.design),
    ...changesOf('layouts', before.layouts, after.layouts),
  ];
}

function changesOf(part: keyof DesignParts, before: object, after: object): DesignChange[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => comparable(old.get(field)) !== comparable(value))
    .map(([field, value]) => ({ field: `${part}.${field}` as DesignField, old: old.get(field), new: value }));
}

const comparable = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('#') ? value.toLowerCase() : value;
