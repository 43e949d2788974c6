// The open surveys of one country that are not for everybody: shut by entries into others, or for invited people only. They
// are found by what was entered, so that a list costs as much as its user's past and not as the inventory.
import type { ExcludedIds } from '@earnwall/domain/matching/excluded-ids';
import { isShutBy } from '@earnwall/domain/surveys/exclusions';
import type { OpenSurvey } from '#store/surveys/surveys.ts';
import type { Past } from './past.ts';

interface Restricted extends Pick<OpenSurvey, 'id' | 'supplier_id' | 'supplier_ref' | 'exclusions'> {
  readonly invited: ReadonlySet<string> | null;
}

export class Restrictions {
  private readonly surveys = new Map<number, Restricted>();
  /** By supplier and the name of a survey or group: what an entry there may shut. */
  private readonly shutBy = new Map<string, Set<number>>();
  private names: readonly string[] | null = [];

  /** The suppliers of all of them, in order. */
  get suppliers(): readonly string[] {
    this.names ??= [...new Set(Array.from(this.surveys.values(), ({ supplier_id }) => supplier_id))].sort();
    return this.names;
  }

  put({ id, supplier_id, supplier_ref, exclusions, invited }: OpenSurvey): void {
    this.remove(id);
    if (!exclusions && !invited) return;
    const survey = { id, supplier_id, supplier_ref, exclusions, invited: invited && new Set(invited) };
    this.surveys.set(id, survey);
    this.names = null;
    for (const key of keysOf(survey)) {
      this.shutBy.set(key, (this.shutBy.get(key) ?? new Set()).add(id));
    }
  }

  remove(id: number): void {
    const survey = this.surveys.get(id);
    if (!survey) return;
    this.surveys.delete(id);
    this.names = null;
    for (const key of keysOf(survey)) {
      const ids = this.shutBy.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.shutBy.delete(key);
    }
  }

  /** What a user cannot take, with what others shut. Without restrictions it is the set itself. */
  excluding(excluded: ExcludedIds, past: Past): ExcludedIds {
    if (this.surveys.size === 0) return excluded;
    const reasonOf = this.reasons(past);
    return excluded.and((id) => reasonOf(id) !== null);
  }

  /** Why a survey is not for this user; null where it is. */
  reasons(past: Past): (id: number) => 'excluded' | 'not_invited' | null {
    const shut = this.shutFor(past);
    return (id) => {
      if (shut.has(id)) return 'excluded';
      return this.isInvited(id, past) ? null : 'not_invited';
    };
  }

  private shutFor({ entries, at }: Past): Set<number> {
    const shut = new Set<number>();
    for (const entry of entries) {
      const named = { refs: [entry.supplier_ref], groups: entry.groups };
      for (const key of keysOf({ supplier_id: entry.supplier_id, exclusions: named })) {
        for (const id of this.shutBy.get(key) ?? []) {
          const survey = this.surveys.get(id);
          if (survey && isShutBy(survey, entry, at)) shut.add(id);
        }
      }
    }
    return shut;
  }

  private isInvited(id: number, { ids }: Past): boolean {
    const { invited, supplier_id } = this.surveys.get(id) ?? { invited: null };
    if (!invited) return true;
    return ids.some((own) => own.supplier_id === supplier_id && invited.has(own.person));
  }
}

interface Naming {
  readonly supplier_id: string;
  readonly exclusions: { readonly refs: readonly string[]; readonly groups: readonly string[] } | null;
}

function keysOf({ supplier_id, exclusions }: Naming): string[] {
  if (!exclusions) return [];
  return [
    ...exclusions.refs.map((ref) => JSON.stringify([supplier_id, 'ref', ref])),
    ...exclusions.groups.map((group) => JSON.stringify([supplier_id, 'group', group])),
  ];
}
