import { Ago } from '@earnwall/ui/console/ago';
import { type Column, Table } from '@earnwall/ui/console/table';
import type { ReactNode } from 'react';

/** A secret as far as it is ever shown again. */
export interface SecretRow {
  /** "Current" or "Old". */
  name: string;
  ends_with: string;
  /** Who made it; null where that is not known. */
  by: string | null;
  at: string | null;
  lastUsed: ReactNode;
  uses: ReactNode;
}

const columns: readonly Column<SecretRow>[] = [
  { id: 'name', head: 'Secret', card: 'title', cell: ({ name }) => name },
  { id: 'end', head: 'Ends with', cell: ({ ends_with }) => <code translate="no">…{ends_with}</code> },
  { id: 'by', head: 'Made by', cell: madeBy },
  { id: 'used', head: 'Last used', cell: ({ lastUsed }) => lastUsed },
  { id: 'uses', head: 'Uses this hour', align: 'end', cell: ({ uses }) => uses },
];

export function SecretRows({ label, rows }: { label: string; rows: readonly SecretRow[] }) {
  return <Table label={label} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}

export function madeBy({ by, at }: Pick<SecretRow, 'by' | 'at'>): ReactNode {
  if (by === null && at === null) return <span className="c-muted">not recorded</span>;
  return (
    <>
      {by ?? 'not recorded'}
      {at !== null && (
        <span className="c-muted">
          , <Ago at={at} />
        </span>
      )}
    </>
  );
}
