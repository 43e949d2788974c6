// The canonical form of a survey's targeting: every supplier's own form is translated into it once, on import.
import type { Device } from '../surveys/device.ts';

export type Gender = 'male' | 'female' | 'other';

/** The respondent's answer to this question is among these; with `negate` none of the respondent's answers is. */
export interface TargetingClause {
  readonly question: string;
  readonly answers: readonly string[];
  readonly negate?: boolean;
}

/** All of it has to hold; what is absent is not asked for. */
export interface Targeting {
  readonly min_age?: number;
  /** Inclusive. */
  readonly max_age?: number;
  readonly genders?: readonly Gender[];
  readonly clauses: readonly TargetingClause[];
  /** Of each group one has to hold; a group of nothing asks for nothing. */
  readonly any_of?: readonly (readonly Targeting[])[];
}

/**
 * `none_full`: nobody enters who is known to be counted in a full quota. `one_open`: whoever enters has to be wanted by a
 * quota with places left; full ones shut nobody out then, because quotas overlap.
 */
export type QuotaRule = 'none_full' | 'one_open';

/** So many more people of this kind are wanted; with 0 remaining the quota is closed. */
export interface Quota {
  readonly targeting: Targeting;
  readonly remaining: number;
}

/** A survey as matching sees it. */
export interface MatchableSurvey {
  readonly id: number;
  /** Place in the list: smaller comes first, equals by id. */
  readonly rank: number;
  readonly country: string;
  /** BCP 47; only its first part is compared, because speakers of es-MX read es-ES. */
  readonly language: string;
  readonly devices: readonly Device[];
  readonly targeting: Targeting;
  readonly quotas: readonly Quota[];
  /** Absent: `none_full`. */
  readonly quota_rule?: QuotaRule;
}

/** What is known about a respondent; null, or no entry, is not known yet. */
export interface Respondent {
  readonly country: string;
  readonly device: Device;
  /** Languages the person said they understand. */
  readonly languages: readonly string[] | null;
  readonly age: number | null;
  readonly gender: Gender | null;
  /** Profile answers by question; a question without answers counts as not known. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
}

/** `pt` of `pt-BR`. */
export function primaryLanguage(language: string): string {
  return language.split(/[-_]/, 1).join('').toLowerCase();
}
