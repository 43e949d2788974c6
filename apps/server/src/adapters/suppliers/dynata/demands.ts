// Whom an opportunity is for. In each group one object has to fit, in an object every cell; of the quotas only those count that
// are open and have places left.
import type { Targeting } from '@earnwall/domain/matching/targeting';
import type { SupplierSurvey } from '#ports/supplier.ts';
import { allDemands, oneDemand } from './all-demands.ts';
import type { AttributeMap } from './attributes.ts';
import { targetingOf } from './cells.ts';
import type { OpenOpportunity } from './opportunity.ts';

interface Demands {
  readonly targeting: Targeting;
  readonly quotas: SupplierSurvey['quotas'];
}

/** `full`: there is a group of quotas in which nobody has a place. `nobody`: there is nobody whom it could fit. */
export function demandsOf(
  { cells, filters, quotas }: OpenOpportunity,
  attributes: AttributeMap,
): Demands | 'unknown tag' | 'full' | 'nobody' {
  const byTag = new Map(cells.map((cell) => [cell.tag, targetingOf(cell, attributes)]));
  const isKnown = ({ cells }: { cells: readonly string[] }) => cells.every((tag) => byTag.has(tag));
  if (![...filters, ...quotas].every((group) => group.every(isKnown))) return 'unknown tag';
  const whole = ({ cells }: { cells: readonly string[] }) =>
    allDemands(cells.map((tag) => byTag.get(tag) ?? null));

  const groups = quotas.map((group) =>
    group
      .map((quota, place) => ({ ...quota, ref: `${place + 1}`, targeting: whole(quota) }))
      .filter(({ status, count }) => status === 'OPEN' && count > 0),
  );
  if (groups.some((group) => group.length === 0)) return 'full';
  const choices = groups.map((group) => oneDemand(group.map(({ targeting }) => targeting)));
  const filter = filters.map((group) => oneDemand(group.map(whole)));
  if (allDemands([...filter, ...choices]) === null) return 'nobody';

  // Our quotas are one group; of several, each is a demand of its own.
  const [only = [], ...others] = groups;
  const targeting = allDemands(others.length > 0 ? [...filter, ...choices] : filter);
  const ours = others.length > 0 ? [] : only.flatMap(asQuota);
  return targeting ? { targeting, quotas: ours } : 'nobody';
}

interface Open {
  readonly ref: string;
  readonly targeting: Targeting | null;
  readonly count: number;
}

const asQuota = ({ ref, targeting, count }: Open) =>
  targeting ? [{ ref, targeting, remaining: count }] : [];
