import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import { appFieldLabels } from '@earnwall/domain/console/app-fields';
import { Button } from '@earnwall/ui/console/button';
import { Notice } from '@earnwall/ui/console/notice';
import type { Conflict } from '@earnwall/ui/console/use-draft';
import { shownValue } from './shown-value.ts';

interface Props {
  conflicts: readonly Conflict<AppSettings>[];
  onTake: (field: keyof AppSettings, value: AppSettings[keyof AppSettings]) => void;
}

/** Fields that somebody else saved while they were edited here: both values, and a choice for each. */
export function Conflicts({ conflicts, onTake }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert">
      <Notice kind="warn" title="Somebody else has saved these settings meanwhile">
        <p>Choose for each, then save again. Nothing of yours is lost.</p>
        <table className="settings-conflicts">
          <thead>
            <tr>
              <th scope="col">Setting</th>
              <th scope="col">Mine</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ field, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{appFieldLabels[field]}</th>
                <td>
                  <span>{shownValue(field, mine)}</span>
                  <Button
                    size="small"
                    aria-label={`Keep mine: ${appFieldLabels[field]}`}
                    onClick={() => onTake(field, mine)}
                  >
                    Keep mine
                  </Button>
                </td>
                <td>
                  <span>{shownValue(field, theirs)}</span>
                  <Button
                    size="small"
                    aria-label={`Take theirs: ${appFieldLabels[field]}`}
                    onClick={() => onTake(field, theirs)}
                  >
                    Take theirs
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Notice>
    </div>
  );
}
