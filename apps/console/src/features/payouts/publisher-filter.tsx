import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { ChoiceFilter } from '#features/list/filters.tsx';

interface Props {
  given: string | undefined;
  onApply: (value: string | null) => void;
}

/** Nothing for whoever belongs to one publisher. */
export function PublisherFilter({ given, onApply }: Props) {
  const isShown = useMay('publishers');
  const { data } = useCall('console/publishers/get-publishers', {}, { enabled: isShown });
  if (!isShown) return null;
  const choices = (data?.publishers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <ChoiceFilter label="Publisher" choices={choices} given={given} onApply={onApply} />;
}
