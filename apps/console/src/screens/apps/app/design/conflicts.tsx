import { Button } from '@earnwall/ui/console/button';
import { Notice } from '@earnwall/ui/console/notice';
import { Value } from './changes-drawer.tsx';
import type { EditedConflict } from './edited-design.ts';
import { fieldLabels } from './fields.ts';

interface Props {
  by: string;
  conflicts: readonly EditedConflict[];
  onSettle: (conflict: EditedConflict, take: 'mine' | 'theirs') => void;
}

/** Two editors changed the same fields: both values, and a choice for each. */
export function Conflicts({ by, conflicts, onSettle }: Props) {
  return (
    <div role="alert">
      <Notice kind="warn" title={`${by} has changed the same fields meanwhile`}>
        Choose what stays; saving goes on after that. Everything else of both is kept.
        <ul className="design-changes">
          {conflicts.map((conflict) => (
            <li key={conflict.field}>
              <span>{fieldLabels[conflict.field]}</span>
              <span className="design-values">
                <Button size="small" onClick={() => onSettle(conflict, 'mine')}>
                  Keep mine: <Value value={conflict.mine} />
                </Button>
                <Button size="small" onClick={() => onSettle(conflict, 'theirs')}>
                  Take theirs: <Value value={conflict.theirs} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
