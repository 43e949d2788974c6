// The secret of an app: its end and its uses, never itself.
import type { Role } from '@earnwall/contract/console-access';
import type { AppSecret } from '@earnwall/contract/entities/app-secret';
import { actorName, type Reader } from './teammate.ts';

interface Used {
  readonly ends_with: string;
  readonly uses_this_hour: number;
  readonly last_used_hour: Date | null;
}

interface Shown {
  readonly current: Used;
  readonly previous: Used | null;
  readonly rotated_at: Date | null;
  readonly rotated_by: { readonly by: string | null; readonly role: Role | null } | null;
}

export function presentAppSecret(
  { current, previous, rotated_at, rotated_by }: Shown,
  reader: Reader,
): AppSecret {
  return {
    current: presentUses(current),
    previous: previous && presentUses(previous),
    rotated_at: rotated_at?.toISOString() ?? null,
    rotated_by: rotated_by && actorName(reader, rotated_by.by, rotated_by.role),
  };
}

const presentUses = ({ ends_with, uses_this_hour, last_used_hour }: Used) => ({
  ends_with,
  uses_this_hour,
  last_used_hour: last_used_hour?.toISOString() ?? null,
});
