import type { AppDesign } from '@earnwall/contract/entities/app-design';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useState } from 'react';
import { type CallError, callErrorOf } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';
import type { DesignEditor } from './use-design-editor.ts';

export type DesignActs = ReturnType<typeof useDesignActs>;

/** Publish, restore, discard: each happens at once, with an Undo that makes the inverse call. */
export function useDesignActs(editor: DesignEditor) {
  const { saver, server, take, value, change } = editor;
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const toast = useToast();
  const params = { app: server.app };

  /** What is typed is saved before; `act` gets the revision of that. */
  async function run(name: string, act: (revision: number) => Promise<AppDesign>): Promise<AppDesign | null> {
    if (busy !== null || !(await saver.flush())) return null;
    setBusy(name);
    setError(null);
    try {
      const answer = await act(saver.revision);
      take(answer);
      return answer;
    } catch (caught) {
      setError(callErrorOf(caught));
      // Somebody else was faster: both see the same again.
      await callConsole('console/design/get-apps-design', { params }).then(take, () => undefined);
      return null;
    } finally {
      setBusy(null);
    }
  }
  const restoring = (version: number) => (revision: number) =>
    callConsole('console/design/post-apps-design-restore', { params, body: { version, revision } });
  const undoBy = (version: number) => async () => take(await restoring(version)(saver.revision));

  return {
    busy,
    error,
    clearError: () => setError(null),
    async publish() {
      const before = server.published.version;
      const done = await run('publish', (revision) =>
        callConsole('console/design/post-apps-design-publish', { params, body: { revision } }),
      );
      if (!done) return;
      toast.show({
        text: `v${done.published.version} is live. Open panels follow now.`,
        undo: undoBy(before),
      });
    },
    async restore(version: number) {
      const before = server.published.version;
      const done = await run(`restore ${version}`, restoring(version));
      if (!done) return;
      const kept = done.draft ? ' The draft is kept.' : '';
      toast.show({
        text: `v${version} is live again as v${done.published.version}.${kept}`,
        undo: undoBy(before),
      });
    },
    async discard() {
      const discarded = value;
      const done = await run('discard', (revision) =>
        callConsole('console/design/post-apps-design-discard', { params, body: { revision } }),
      );
      if (!done) return;
      toast.show({ text: 'The draft was discarded.', undo: async () => change(discarded) });
    },
  };
}
