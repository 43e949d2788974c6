import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { callConsole } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';
import { useMe } from '#api/use-me.ts';
import { duplicateOf, newDraft } from '#features/bonuses/bonus-draft.ts';
import { BonusForm } from '#features/bonuses/bonus-form.tsx';
import { LoadError } from '#features/load-error/load-error.tsx';
import { useWhere } from '#features/where/use-where.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import '#features/bonuses/bonuses.css';

/** A new bonus, for the next weekend unless somebody says otherwise; `?from=` begins with another one. */
export function NewBonusScreen() {
  const from = new URLSearchParams(useSearch()).get('from');
  const { data, error, refetch } = useCall(
    'console/bonuses/get-bonuses-id',
    { params: { id: from ?? '' } },
    { enabled: from !== null },
  );
  const model = data?.bonus.id === from ? data?.bonus : undefined;
  const { app } = useWhere();
  const { apps } = useMe();
  const usual = app ?? (apps.find(({ test_mode }) => !test_mode) ?? apps[0])?.id ?? '';
  const [now] = useState(() => new Date());
  const [, go] = useLocation();
  const toast = useToast();
  const search = changedSearch('', { app });

  const waits = from !== null && !model;
  return (
    <>
      <PageHead
        title={from === null ? 'New bonus' : 'Duplicate a bonus'}
        note="Users are shown it and paid it from its start to its end."
      />
      {waits &&
        (error ? (
          <LoadError error={error} list={{ path: '/bonuses', label: 'All bonuses' }} onRetry={refetch} />
        ) : (
          <Skeleton rows={8} />
        ))}
      {!waits && usual === '' && <p className="c-muted">There is no app yet: a bonus is of one.</p>}
      {!waits && usual !== '' && (
        <BonusForm
          key={from ?? usual}
          initial={model ? duplicateOf(model, now) : newDraft(usual, now)}
          bonus={null}
          cancelHref={consoleHref(withSearch('/bonuses', search))}
          onSaved={(made) => {
            const isRunning = made.state === 'running';
            toast.show({
              text: `${isRunning ? 'Bonus started' : 'Bonus planned'}: ${made.app.name}`,
              undo: async () => {
                await callConsole('console/bonuses/put-bonuses-end', { params: { id: made.id }, body: {} });
                go(withSearch('/bonuses', search));
              },
            });
            go(withSearch(`/bonuses/${made.id}`, search));
          }}
        />
      )}
    </>
  );
}
