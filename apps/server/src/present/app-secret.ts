// The secret of an app: its end and its uses, never itself.
import type { AppSecret } from '@earnwall/contract/entities/app-secret';

interface Used {
  readonly ends_with: string;
  readonly uses_this_hour: number;
  readonly last_used_hour: Date | null;
}

interface Shown {
  readonly current: Used;
  readonly previous: Used | null;
  readonly rotated_at: Date | null;
  readonly rotated_by: string | null;
}

export function presentAppSecret({ current, previous, rotated_at, rotated_by }: Shown): AppSecret {
  return {
    current: presentUses(current),
    previous: previous && presentUses(previous),
    rotated_at: rotated_at?.toISOString() ?? null,
    rotated_by,
  };
}

const presentUses = ({ ends_with, uses_this_hour, last_used_hour }: Used) => ({
  ends_with,
  uses_this_hour,
  last_used_hour: last_used_hour?.toISOString() ?? null,
});
