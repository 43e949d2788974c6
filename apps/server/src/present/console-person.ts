// A person of the console. Neither password nor factor leaves the server.
import type { ConsolePerson } from '@earnwall/contract/entities/console-person';
import type { ConsolePreferences } from '@earnwall/contract/entities/console-preferences';
import type { PersonWithPublisher } from '#store/console/people.ts';

export function presentPerson(person: Omit<PersonWithPublisher, 'payout_share_bp'>): ConsolePerson {
  const { id, name, email, role, publisher_id, publisher_name, has_factor, created_at, seen_at } = person;
  return {
    ...{ id, name, email, role, has_factor },
    publisher: publisher_id === null ? null : { id: publisher_id, name: publisher_name ?? '' },
    created_at: created_at.toISOString(),
    seen_at: seen_at?.toISOString() ?? null,
  };
}

const usual: ConsolePreferences = { theme: 'system', density: 'comfortable', single_keys: true, pinned: [] };

export const preferencesOf = ({
  preferences,
}: Pick<PersonWithPublisher, 'preferences'>): ConsolePreferences => ({ ...usual, ...preferences });
