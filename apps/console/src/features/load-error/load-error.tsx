import { ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import { ErrorState } from '@earnwall/ui/console/error-state';
import type { CallError } from '#api/call-error.ts';
import { consoleHref } from '#lib/page-settings.ts';

interface Props {
  error: CallError;
  /** Where there are others of its kind. */
  list: List;
  onRetry: () => void;
}

interface List {
  /** Such as `/bonuses`. */
  path: string;
  /** Such as "All bonuses". */
  label: string;
}

/** In place of one thing that was not loaded. What is not there does not come by another try: that leads to its list. */
export function LoadError({ error, list, onRetry }: Props) {
  if (error.status === 404) return <NoSuch title={error.message} list={list} />;
  return <ErrorState error={error} title="Not loaded" onRetry={onRetry} />;
}

export const NoSuch = ({ title, list: { path, label } }: { title: string; list: List }) => (
  <Empty title={title} action={<ButtonLink href={consoleHref(path)}>{label}</ButtonLink>} />
);
