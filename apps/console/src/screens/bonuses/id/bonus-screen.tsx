import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useLocation, useParams, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { draftOf } from '#features/bonuses/bonus-draft.ts';
import { BonusForm } from '#features/bonuses/bonus-form.tsx';
import { bonusTitle } from '#features/bonuses/bonus-words.ts';
import { LoadError } from '#features/load-error/load-error.tsx';
import { RunStatus } from '#features/run-state/run-status.tsx';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { BonusDetails } from './bonus-details.tsx';
import { useEndBonus } from './use-end-bonus.ts';
import '#features/bonuses/bonuses.css';

/** Results of a running one are read again this often. */
const everyMs = 30_000;
const allBonuses = { path: '/bonuses', label: 'All bonuses' };

/** One bonus: what it is, what it has brought, and `?edit=1` to change it. */
export function BonusScreen() {
  const { id = '' } = useParams();
  const isEdited = new URLSearchParams(useSearch()).get('edit') === '1';
  const asked = { params: { id } };
  const { data, error, refetch } = useCall('console/bonuses/get-bonuses-id', asked, {
    ...(!isEdited && { everyMs }),
  });
  const bonus = data?.bonus.id === id ? data?.bonus : undefined;
  if (bonus) return <Shown bonus={bonus} isEdited={isEdited} />;
  return (
    <>
      <PageHead title="Bonus" />
      {error ? <LoadError error={error} list={allBonuses} onRetry={refetch} /> : <Skeleton rows={8} />}
    </>
  );
}

function Shown({ bonus, isEdited }: { bonus: OperatedBonus; isEdited: boolean }) {
  const [path, go] = useLocation();
  const search = useSearch();
  const mayChange = useMay('apps:govern') && (bonus.state === 'planned' || bonus.state === 'running');
  const mayPlan = useMay('apps:govern');
  const here = (edit: string | null) => withSearch(path, changedSearch(search, { edit }));
  const { end, busy, error } = useEndBonus();
  const isForm = isEdited && mayChange;
  const duplicate = withSearch('/bonuses/new', changedSearch(search, { from: bonus.id, edit: null }));
  return (
    <>
      <PageHead
        title={bonusTitle(bonus)}
        note={<RunStatus state={bonus.state} />}
        actions={
          !isForm && (
            <>
              {mayPlan && <ButtonLink href={consoleHref(duplicate)}>Duplicate</ButtonLink>}
              {mayChange && (
                <>
                  <ButtonLink href={consoleHref(here('1'))}>
                    {bonus.state === 'planned' ? 'Change' : 'Change the end'}
                  </ButtonLink>
                  <Button kind="danger" busy={busy} onClick={() => void end(bonus)}>
                    {bonus.state === 'planned' ? 'Cancel it' : 'End now'}
                  </Button>
                </>
              )}
            </>
          )
        }
      />
      {error && <ErrorState error={error} title="Not ended" />}
      {isForm ? (
        <BonusForm
          initial={draftOf(bonus)}
          bonus={bonus}
          cancelHref={consoleHref(here(null))}
          onSaved={() => go(here(null))}
        />
      ) : (
        <BonusDetails bonus={bonus} />
      )}
    </>
  );
}
