// Which arm of an experiment somebody is in (OD-04): a keyed digest, the same on every node and at every visit.
import { createHmac } from 'node:crypto';
import { armOf, buckets } from '@earnwall/domain/experiments/arm';
import { type ArmName, type ExperimentName, experiments } from '@earnwall/domain/experiments/standing';

interface Person {
  readonly app_id: string;
  readonly user_id: string;
}

export function armFor<E extends ExperimentName>(secret: string, experiment: E, person: Person): ArmName<E> {
  return armOf(bucketOf(secret, experiment, person), experiments[experiment]) as ArmName<E>;
}

/** 48 bits of the digest: the remainder favours no bucket by more than 1 in 10^10. */
function bucketOf(secret: string, experiment: string, { app_id, user_id }: Person): number {
  return (
    createHmac('sha256', secret).update(`${experiment}:${app_id}:${user_id}`).digest().readUIntBE(0, 6) %
    buckets
  );
}
