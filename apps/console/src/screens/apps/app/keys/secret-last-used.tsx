import { Ago } from '@earnwall/ui/console/ago';

interface Props {
  uses: { uses_this_hour: number; last_used_hour: string | null };
  /** Where no use is known. */
  none: string;
}

/** Known by the hour: what is shown is its end. */
export function SecretLastUsed({ uses: { uses_this_hour, last_used_hour }, none }: Props) {
  if (uses_this_hour > 0) return 'this hour';
  if (last_used_hour === null) return <span className="c-muted">{none}</span>;
  return <Ago at={Date.parse(last_used_hour) + 3_600_000} />;
}
