import { Listbox } from '@earnwall/ui/console/listbox';
import { useLocation, useSearch } from 'wouter';
import { useCall } from '#api/use-call.ts';
import { changedSearch, withSearch } from '#lib/search.ts';

/** `?publisher=`, the call's own name for it. */
export function PublisherFilter() {
  const { data } = useCall('console/publishers/get-publishers', {});
  const [path, go] = useLocation();
  const search = useSearch();
  const options = (data?.publishers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Listbox
      label="Publisher"
      searchable
      options={[{ value: '', label: 'Everybody' }, ...options]}
      value={new URLSearchParams(search).get('publisher') ?? ''}
      onChoose={(publisher) => go(withSearch(path, changedSearch(search, { publisher })))}
    />
  );
}
