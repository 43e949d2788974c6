import type { ListedKey } from '@earnwall/contract/entities/api-key';
import { Ago } from '@earnwall/ui/console/ago';
import { Menu } from '@earnwall/ui/console/menu';
import { Status } from '@earnwall/ui/console/status';
import type { Column } from '@earnwall/ui/console/table';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { isLive } from './key-ends.ts';
import { madeBy } from './secret-rows.tsx';
import './keys.css';

export type KeyRow = ListedKey;

interface Actions {
  onRotate: (key: KeyRow) => void;
  onEnd: (key: KeyRow) => void;
}

export const keyColumns = ({ onRotate, onEnd }: Actions): readonly Column<KeyRow>[] => [
  { id: 'name', head: 'Name', card: 'title', cell: ({ name }) => name },
  {
    id: 'prefix',
    head: 'Key',
    cell: ({ prefix }) => (
      <code className="keys-prefix" translate="no">
        {prefix}_…
      </code>
    ),
  },
  { id: 'scopes', head: 'May', cell: ({ scopes }) => scopes.join(', ') },
  {
    id: 'by',
    head: 'Made by',
    cell: ({ created_by, created_at }) => madeBy({ by: created_by, at: created_at }),
  },
  { id: 'used', head: 'Last used', cell: lastUsed },
  {
    id: 'uses',
    head: 'Uses this hour',
    align: 'end',
    cell: ({ uses_this_hour }) => uses_this_hour.toLocaleString('en'),
  },
  { id: 'end', head: 'Ends', cell: end },
  {
    id: 'actions',
    head: 'Actions',
    align: 'end',
    card: 'action',
    cell: (key) =>
      isLive(key, Date.now()) && (
        <Menu
          label={`Actions for ${key.name}`}
          trigger={<Ellipsis />}
          kind="quiet"
          size="small"
          square
          items={[
            { label: 'Rotate', onChoose: () => onRotate(key) },
            { label: 'End', danger: true, onChoose: () => onEnd(key) },
          ]}
        />
      ),
  },
];

function lastUsed({ last_used_at }: KeyRow) {
  return last_used_at === null ? <span className="c-muted">never</span> : <Ago at={last_used_at} />;
}

function end(key: KeyRow) {
  if (key.expires_at === null) return <span className="c-muted">without end</span>;
  return isLive(key, Date.now()) ? (
    <Ago at={key.expires_at} />
  ) : (
    <Status kind="idle">
      Ended <Ago at={key.expires_at} />
    </Status>
  );
}
