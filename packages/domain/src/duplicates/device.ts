/** A user of one app. */
export interface Person {
  readonly app_id: string;
  readonly id: number;
}

/**
 * A survey that another user took on this device is a duplicate for everyone after them (AP-03, /rdds/rfg).
 * The user's own earlier visit is not: a survey leaves the list of the account that took it anyway.
 */
export function isTakenByAnother(first: Person, person: Person): boolean {
  return first.app_id !== person.app_id || first.id !== person.id;
}
