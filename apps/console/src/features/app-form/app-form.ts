import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import type { AppField } from '@earnwall/domain/console/app-fields';

/** Settings of an app while they are edited; a new app has some of them. */
export interface AppForm<Field extends AppField = AppField> {
  value: Pick<AppSettings, Field>;
  set: <One extends Field>(field: One, value: AppSettings[One]) => void;
  errors: Readonly<Record<string, readonly string[]>>;
  /** Whether this person's role may change the field. */
  may: (field: Field) => boolean;
}
