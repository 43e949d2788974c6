import type { AppDesign } from '@earnwall/contract/entities/app-design';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callConsole } from '#api/client.ts';
import { designFileProblem } from './design-file-problem.ts';
import { DraftSaver, type SaveState, savedIn } from './draft-saver.ts';
import { changed, historyOf, moved, redone, undone } from './edit-history.ts';
import {
  changesBetween,
  type EditedConflict,
  type EditedDesign,
  editedOf,
  partsOf,
} from './edited-design.ts';

export type DesignEditor = ReturnType<typeof useDesignEditor>;

/** What is edited, saved by itself and with steps to undo. `loaded` is the answer it begins with. */
export function useDesignEditor(loaded: AppDesign) {
  const queries = useQueryClient();
  const [server, setServer] = useState(loaded);
  const [history, setHistory] = useState(() => historyOf(savedIn(loaded)));
  const [saving, setSaving] = useState<SaveState>({ kind: 'saved', at: null });
  const { app } = loaded;
  const params = { app };

  const [saver] = useState(
    () =>
      new DraftSaver(loaded, {
        save: (value, revision) =>
          callConsole('console/design/put-apps-design-draft', {
            params,
            body: { revision, ...partsOf(value) },
          }),
        read: () => callConsole('console/design/get-apps-design', { params }),
        onState: setSaving,
        onAnswer: (answer) => {
          setServer(answer);
          queries.setQueryData(['console/design/get-apps-design', { params }], answer);
        },
        onMerged: (move) => setHistory((before) => moved(before, move)),
      }),
  );
  // Whoever leaves at once leaves nothing behind.
  useEffect(() => () => void saver.flush().finally(() => saver.stop()), [saver]);

  const { value } = history;
  const fileProblem = designFileProblem(value.design_file, server.allowed_origins);
  const { design_file: savedFile } = savedIn(server);
  useEffect(() => {
    // A style sheet that cannot be used does not keep the rest from being saved.
    saver.change(fileProblem === null ? value : { ...value, design_file: savedFile });
  }, [saver, value, fileProblem, savedFile]);

  /** After a call that has changed the design; `next` is edited from there on. */
  const take = (answer: AppDesign, next: EditedDesign = savedIn(answer)) => {
    saver.take(answer, next);
    setHistory((before) => changed(before, next, Number.NEGATIVE_INFINITY));
  };
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.isSaved) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [saver]);
  const isSettled = saving.kind === 'conflict' && saving.conflicts.length === 0;
  useEffect(() => {
    if (isSettled) saver.release();
  }, [saver, isSettled]);

  return {
    server,
    value,
    fileProblem,
    saving,
    saver,
    take,
    /** Against what is published. */
    changes: changesBetween(editedOf(server.published), value),
    change: (patch: Partial<EditedDesign>) => setHistory((before) => changed(before, patch, Date.now())),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    settle(conflict: EditedConflict, take: 'mine' | 'theirs') {
      setHistory((before) => changed(before, { [conflict.field]: conflict[take] }, Date.now()));
      setSaving((before) => {
        if (before.kind !== 'conflict') return before;
        return { ...before, conflicts: before.conflicts.filter(({ field }) => field !== conflict.field) };
      });
    },
  };
}
