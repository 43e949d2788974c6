import { Button } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { Section } from '@earnwall/ui/console/section';
import { Switch } from '@earnwall/ui/console/switch';
import { Table } from '@earnwall/ui/console/table';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import { CreateKey } from './create-key.tsx';
import { EndKey } from './end-key.tsx';
import { type KeyRow, keyColumns } from './key-columns.tsx';
import { isLive } from './key-ends.ts';
import { RotateKey } from './rotate-key.tsx';

type Open = { does: 'create' } | { does: 'rotate' | 'end'; key: KeyRow };

/** The keys that a publisher's server calls the API with. Those that have ended are listed on demand. */
export function ApiKeysSection({ app }: { app: string }) {
  const { data, error, isLoading, refetch } = useCall('console/keys/get-apps-keys', { params: { app } });
  const [path, go] = useLocation();
  const search = useSearch();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showsEnded = new URLSearchParams(search).get('ended') === '1';
  const all = data?.keys ?? [];
  const live = all.filter((key) => isLive(key, Date.now()));
  const ended = all.length - live.length;
  const create = (
    <Button icon={<Plus />} onClick={() => setOpen({ does: 'create' })}>
      Create key
    </Button>
  );
  return (
    <Section title="API keys" note="For calls from your server." actions={create}>
      <Table
        label="API keys"
        columns={keyColumns({
          onRotate: (key) => setOpen({ does: 'rotate', key }),
          onEnd: (key) => setOpen({ does: 'end', key }),
        })}
        rows={showsEnded ? all : live}
        rowKey={({ prefix }) => prefix}
        state={isLoading ? 'loading' : error ? 'error' : 'ready'}
        error={error}
        onRetry={refetch}
        empty={<Empty title="No API keys">Your server needs one to credit users or to read them.</Empty>}
      />
      {ended > 0 && (
        <Switch
          label={`Show ended keys (${ended})`}
          checked={showsEnded}
          onChange={(shown) =>
            go(withSearch(path, changedSearch(search, { ended: shown ? '1' : null })), { replace: true })
          }
        />
      )}
      {open?.does === 'create' && <CreateKey app={app} onClose={close} />}
      {open?.does === 'rotate' && <RotateKey app={app} old={open.key} onClose={close} />}
      {open?.does === 'end' && <EndKey app={app} ended={open.key} onClose={close} />}
    </Section>
  );
}
