import { Drawer } from '@earnwall/ui/console/drawer';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import type { ReactNode } from 'react';
import type { CallError } from '#api/call-error.ts';
import { useMay } from '#api/use-me.ts';
import { LoadError } from '#features/load-error/load-error.tsx';
import { ItemActs } from './item-acts.tsx';
import type { Item, ItemChange } from './item-change.ts';
import { PlaceForm } from './place-form.tsx';

interface Props {
  /** It also names the item in the toast of a change. */
  title: string;
  answer: { error: CallError | null; isLoading: boolean; refetch: () => void };
  /** Where it leads if there is no such item. */
  list: { path: string; label: string };
  /** Undefined until it is there. */
  item: Item | undefined;
  hasPlace?: boolean;
  onChange: (wanted: ItemChange, said: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** One survey or offer: what is known of it, and what can be done to it. */
export function ItemDrawer({
  title,
  answer,
  list,
  item,
  hasPlace = true,
  onChange,
  onClose,
  children,
}: Props) {
  const { error, isLoading, refetch } = answer;
  const mayWrite = useMay('inventory:write');
  const change = (wanted: ItemChange, did: string) => onChange(wanted, `${title} ${did}`);
  return (
    <Drawer
      title={title}
      onClose={onClose}
      actions={mayWrite && item && <ItemActs item={item} onChange={change} />}
    >
      {error && <LoadError error={error} list={list} onRetry={refetch} />}
      {isLoading && <Skeleton rows={8} />}
      {children}
      {mayWrite && item && hasPlace && (
        <Section title="Order">
          <PlaceForm rank={item.rank} placed={item.placed_rank} onChange={change} />
        </Section>
      )}
    </Drawer>
  );
}
