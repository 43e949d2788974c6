import type { DesignVersion } from '@earnwall/contract/entities/app-design';
import { Button } from '@earnwall/ui/console/button';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import type { DesignActs } from './use-design-acts.ts';
import type { DesignEditor } from './use-design-editor.ts';

interface Props {
  editor: DesignEditor;
  acts: DesignActs;
  canWrite: boolean;
}

/** The draft, what is live, and what was: any of them can be live again. */
export function Versions({ editor, acts, canWrite }: Props) {
  const { server, changes } = editor;
  const { versions, published, draft } = server;
  const next = published.version + 1;
  return (
    <Section title="Versions">
      <ul className="versions">
        {(draft || changes.length > 0) && (
          <li className="version">
            <b>v{next}</b>
            <span className="version-what">Draft, {countText(changes.length)}</span>
            <Status kind="warn">not public</Status>
            {draft && canWrite && (
              <Button
                size="small"
                kind="quiet"
                busy={acts.busy === 'discard'}
                onClick={() => void acts.discard()}
              >
                Discard
              </Button>
            )}
          </li>
        )}
        {versions.map((version) => (
          <li key={version.version} className="version">
            <b>v{version.version}</b>
            <span className="version-what">{storyOf(version)}</span>
            {version.version === published.version ? (
              <Status kind="good">Live</Status>
            ) : (
              canWrite && (
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`Restore v${version.version}`}
                  busy={acts.busy === `restore ${version.version}`}
                  onClick={() => void acts.restore(version.version)}
                >
                  Restore
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const countText = (changes: number): string => (changes === 1 ? '1 change' : `${changes} changes`);

function storyOf({ by, at, restored_from }: DesignVersion): string {
  const day = new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  const who = { 'set-up': 'As set up', settings: 'By other settings' }[by] ?? by;
  return `${who}, ${day}${restored_from === null ? '' : `, v${restored_from} again`}`;
}
