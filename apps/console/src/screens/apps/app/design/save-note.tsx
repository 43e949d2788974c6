import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import type { DesignEditor } from './use-design-editor.ts';

/** Where the draft is: saved, on its way, or kept here. */
export function SaveNote({ editor }: { editor: DesignEditor }) {
  const { saving, server, changes, saver } = editor;
  const draft = `Draft v${server.published.version + 1}`;
  if (saving.kind === 'failed')
    return (
      <span role="alert">
        Not saved: {saving.error.message}{' '}
        <Button size="small" onClick={() => void saver.flush()}>
          Retry
        </Button>
      </span>
    );
  if (saving.kind === 'saving') return <span>{draft} is being saved…</span>;
  if (saving.kind === 'conflict') return <span>{draft} waits for your choice</span>;
  if (!server.draft || changes.length === 0) return <span>v{server.published.version} is live</span>;
  return (
    <span>
      {draft} saved <Ago at={saving.at ?? server.draft.at} />
    </span>
  );
}
