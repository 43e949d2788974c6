import type { DesignLayouts, DesignVersion } from '@earnwall/contract/entities/app-design';
import type { Design } from '@earnwall/contract/entities/design';
import type { DesignParts } from '@earnwall/domain/design/design-changes';

/** A design and its layouts side by side, as the editor has them: no two fields have the same name. */
export type EditedDesign = Readonly<Design & DesignLayouts>;
export type EditedField = keyof EditedDesign;

export const editedOf = ({ design, layouts }: Pick<DesignVersion, 'design' | 'layouts'>): EditedDesign => ({
  ...design,
  ...layouts,
});

/** As a call takes them. */
export function partsOf(edited: EditedDesign): DesignParts {
  const { sections, layout, tile_layout, col_qty, rounded_buttons, new_results_ui, ...design } = edited;
  return { design, layouts: { sections, layout, tile_layout, col_qty, rounded_buttons, new_results_ui } };
}

export interface EditedChange {
  readonly field: EditedField;
  readonly old: EditedDesign[EditedField];
  readonly new: EditedDesign[EditedField];
}

export function changesBetween(before: EditedDesign, after: EditedDesign): EditedChange[] {
  return (Object.keys(after) as EditedField[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: before[field], new: after[field] }));
}

export interface EditedConflict {
  readonly field: EditedField;
  readonly mine: EditedDesign[EditedField];
  readonly theirs: EditedDesign[EditedField];
}

/** What was changed here on top of what somebody else saved; where both changed a field, mine stays and both are told. */
export function mergedDesign(base: EditedDesign, mine: EditedDesign, theirs: EditedDesign) {
  const changed = changesBetween(base, mine);
  const patch = Object.fromEntries(changed.map(({ field }) => [field, mine[field]]));
  const conflicts: EditedConflict[] = changed
    .filter(({ field }) => theirs[field] !== base[field] && theirs[field] !== mine[field])
    .map(({ field }) => ({ field, mine: mine[field], theirs: theirs[field] }));
  return { value: { ...theirs, ...patch } as EditedDesign, conflicts };
}
