import type { AppDesign } from '@earnwall/contract/entities/app-design';
import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { IconButton } from '@earnwall/ui/console/icon-button';
import { Notice } from '@earnwall/ui/console/notice';
import { PageHead } from '@earnwall/ui/console/page-head';
import Eye from 'lucide-react/icons/eye';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useMay } from '#api/use-me.ts';
import { ChangesDrawer } from './changes-drawer.tsx';
import { Conflicts } from './conflicts.tsx';
import { ContrastBadge } from './contrast-badge.tsx';
import { FieldsEditor } from './fields-editor.tsx';
import { Preview } from './preview.tsx';
import { SaveNote } from './save-note.tsx';
import { useDesignActs } from './use-design-acts.ts';
import { useDesignEditor } from './use-design-editor.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { countText, Versions } from './versions.tsx';
import './design.css';

/** Left what can be changed, right the panel as it would be. */
export function DesignEditor({ loaded }: { loaded: AppDesign }) {
  const editor = useDesignEditor(loaded);
  const acts = useDesignActs(editor);
  const canWrite = useMay('apps:write');
  const isNarrow = useIsNarrow();
  const [isListed, setListed] = useState(false);
  useUndoKeys(editor);
  const { server, value, changes, saving } = editor;
  const next = server.published.version + 1;

  return (
    <div className="design">
      <PageHead
        title="Design"
        note={<SaveNote editor={editor} />}
        actions={
          <>
            {canWrite && !isNarrow && (
              <>
                <IconButton label="Undo" icon={<Undo2 />} disabled={!editor.canUndo} onClick={editor.undo} />
                <IconButton label="Redo" icon={<Redo2 />} disabled={!editor.canRedo} onClick={editor.redo} />
              </>
            )}
            <Button
              icon={<Eye />}
              disabled={changes.length === 0}
              aria-haspopup="dialog"
              onClick={() => setListed(true)}
            >
              {countText(changes.length)}
            </Button>
            {canWrite && (
              <Button
                kind="primary"
                busy={acts.busy === 'publish'}
                disabled={changes.length === 0 || saving.kind === 'conflict'}
                onClick={() => void acts.publish()}
              >
                Publish v{next}
              </Button>
            )}
          </>
        }
      />
      {acts.error && <ErrorState error={acts.error} onRetry={acts.clearError} />}
      {saving.kind === 'conflict' && saving.conflicts.length > 0 && (
        <Conflicts by={saving.by} conflicts={saving.conflicts} onSettle={editor.settle} />
      )}
      {isNarrow && (
        <Notice kind="note" title="Designing needs a wider screen">
          Here you can look at the draft, publish it and restore versions.
        </Notice>
      )}
      <div className="design-columns">
        <div className="design-side">
          {!isNarrow && <FieldsEditor editor={editor} canWrite={canWrite} />}
          <Versions editor={editor} acts={acts} canWrite={canWrite} />
        </div>
        <section className="design-stage" aria-label="Preview">
          <Preview app={server.app} design={value} isNarrow={isNarrow}>
            <ContrastBadge design={value} />
          </Preview>
          <p className="c-muted">
            The real panel with sample data. Users see v{server.published.version} until you publish; open
            panels follow within a minute.
          </p>
        </section>
      </div>
      {isListed && (
        <ChangesDrawer changes={changes} live={server.published.version} onClose={() => setListed(false)} />
      )}
    </div>
  );
}
