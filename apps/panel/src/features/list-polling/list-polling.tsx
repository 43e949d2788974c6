import { Button } from '@earnwall/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { offerListKey } from '#api/offers.ts';
import { surveysKey } from '#api/surveys.ts';
import { usePolling } from '#lib/polling/use-polling.ts';
import { useText } from '#lib/text/text.tsx';
import './list-polling.css';

/** Keeps the list on the screen fresh, and says when it no longer does (PL-01). */
export function ListPolling() {
  const text = useText();
  const queries = useQueryClient();
  const { isInactive, reload } = usePolling(() => {
    for (const queryKey of [surveysKey, offerListKey]) {
      void queries.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
    }
  });
  return (
    <div role="status">
      {isInactive && (
        <div className="list-paused on-card">
          <p>{text('list_paused')}</p>
          <Button kind="soft" onClick={reload}>
            {text('reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
