import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import type { OperatedApp } from '@earnwall/contract/entities/operated-app';
import { settingsErrors } from '@earnwall/domain/console/app-settings';
import { normalSettings } from '@earnwall/domain/console/normal-settings';
import type { Draft } from '@earnwall/ui/console/use-draft';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { keptWhileSaving, patchOf } from './settings-patch.ts';

interface Options {
  app: OperatedApp;
  draft: Draft<AppSettings>;
  onOutdated: () => void;
  onRefused: (errors: Readonly<Record<string, readonly string[]>>) => void;
}

/** Saves what was changed, and nothing else. A stale version brings the newer settings beneath the draft. */
export function useSaveSettings({ app, draft, onOutdated, onRefused }: Options) {
  const toast = useToast();
  const queries = useQueryClient();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const store = (saved: OperatedApp) => {
    queries.setQueryData(['console/apps/get-apps-id', { params: { app: app.id } }], { app: saved });
    for (const name of ['console/apps/get-apps', 'console/me/get-me'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const { run, busy, error } = useChange('console/apps/put-apps-id');
  const isConflict = error?.code === 'conflict';
  const outdated = useRef(onOutdated);
  useEffect(() => {
    outdated.current = onOutdated;
  });
  useEffect(() => {
    if (error?.code === 'conflict') outdated.current();
  }, [error]);

  const save = async () => {
    const fields = draft.changes.map(({ field }) => field);
    const problems = settingsErrors(
      draft.value,
      fields.includes('decimals')
        ? [...new Set([...fields, 'credit_cap', 'extension_bonus'] as const)]
        : fields,
    );
    if (Object.keys(problems).length > 0) return onRefused(problems);
    const sent = patchOf(draft.value, fields);
    const body = { version: app.version, ...normalSettings(sent) };
    const answer = await run({ params: { app: app.id }, body });
    if (!answer) return;
    latest.current.change(keptWhileSaving(sent, latest.current.value, answer.app.settings));
    store(answer.app);
    const before = patchOf(app.settings, fields);
    const undo = async () => {
      const version = answer.app.version;
      const undone = await callConsole('console/apps/put-apps-id', {
        params: { app: app.id },
        body: { version, ...before },
      });
      store(undone.app);
    };
    toast.show({ text: 'Settings saved', undo });
  };
  return { save: () => void save(), busy, error, isConflict };
}
