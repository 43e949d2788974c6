// Dynata's opportunities as surveys of ours.
import type { Device } from '@earnwall/domain/surveys/device';
import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import { saidOf } from '#adapters/suppliers/said-of.ts';
import type { SupplierSurvey } from '#ports/supplier.ts';
import type { AttributeMap } from './attributes.ts';
import { topicOf } from './categories.ts';
import { demandsOf } from './demands.ts';
import { namedOpportunity, type OpenOpportunity, openOpportunity } from './opportunity.ts';

export type Translated =
  | { kind: 'open'; ref: string; survey: SupplierSurvey }
  /** Closed, paused, or without a place for anybody. */
  | { kind: 'closed'; ref: string }
  | { kind: 'unusable'; ref: string; reason: string }
  | { kind: 'malformed'; reason: string };

export interface TranslationRules {
  readonly attributes: AttributeMap;
  /** The host that links have to lead to. */
  readonly gatewayHost: string;
  readonly exclusionDays: number | null;
}

export function translate(item: unknown, rules: TranslationRules): Translated {
  const named = namedOpportunity.safeParse(item);
  if (!named.success) return { kind: 'malformed', reason: problemsOf(named.error, 'the row') };
  const ref = `${named.data.id}`;
  if (named.data.status === 'CLOSED' || named.data.status === 'PAUSED') return { kind: 'closed', ref };
  if (named.data.status !== 'OPEN') return { kind: 'unusable', ref, reason: 'status: not a known one' };
  const open = openOpportunity.safeParse(item);
  if (!open.success) return { kind: 'unusable', ref, reason: problemsOf(open.error, 'the row') };
  return translateOpen(ref, open.data, rules);
}

function translateOpen(ref: string, open: OpenOpportunity, rules: TranslationRules): Translated {
  const devices = known.filter((device) => open.devices.includes(device));
  const required = Object.entries(open.requirements ?? {}).find(([, value]) => value === true)?.[0];
  const demands = demandsOf(open, rules.attributes);
  if (demands === 'unknown tag')
    return { kind: 'unusable', ref, reason: 'cells: a filter or quota names one that is not there' };
  if (demands === 'nobody')
    return { kind: 'unusable', ref, reason: 'cells: nobody can fit, or only people who were invited' };
  if (demands === 'full') return { kind: 'closed', ref };
  if (devices.length === 0) return { kind: 'unusable', ref, reason: 'devices: none that we know' };
  if (required !== undefined) return { kind: 'unusable', ref, reason: `requirements: ${required}` };
  if (new URL(open.links.live).host !== rules.gatewayHost)
    return { kind: 'unusable', ref, reason: 'links.live: leads to another host than the gateway' };
  const { language, country } = open.locale;
  return {
    kind: 'open',
    ref,
    survey: {
      ...{ ref, country, devices },
      language: language === 'pt' && country === 'BR' ? 'pt-BR' : language,
      topic: topicOf(open.category_ids ?? []),
      loi_seconds: Math.ceil(open.length_of_interview * 60),
      payout_micros: BigInt(Math.round(open.cost_per_interview * 1_000_000)),
      // A share alone: Dynata tells no counts.
      said: saidOf({ conversion: (open.incidence_rate ?? 0) / 100 }),
      targeting: demands.targeting,
      quotas: demands.quotas,
      quota_rule: demands.quotas.length > 0 ? 'one_open' : 'none_full',
      entry_link: open.links.live,
      exclusions: { refs: [], groups: groupsOf(open), days: rules.exclusionDays },
    },
  };
}

const known: readonly Device[] = ['desktop', 'mobile', 'tablet'];

/** Whoever took part in a project takes no other opportunity of it, nor of the projects and categories it shuts out. */
function groupsOf({ project_id, project_exclusions, category_exclusions }: OpenOpportunity): string[] {
  const projects = [...(project_id ? [project_id] : []), ...(project_exclusions ?? [])];
  const groups = [
    ...projects.map((id) => `project:${id}`),
    ...(category_exclusions ?? []).map((id) => `category:${id}`),
  ];
  return [...new Set(groups)];
}
