import { Status } from '@earnwall/ui/console/status';

interface Props {
  status: 'open' | 'paused' | 'closed';
  /** Its supplier or network is paused. */
  isSourcePaused: boolean;
}

export function ItemStatus({ status, isSourcePaused }: Props) {
  if (status === 'closed') return <Status kind="idle">Closed</Status>;
  if (status === 'paused') return <Status kind="warn">Paused</Status>;
  return isSourcePaused ? <Status kind="warn">Supplier paused</Status> : <Status kind="good">Open</Status>;
}
