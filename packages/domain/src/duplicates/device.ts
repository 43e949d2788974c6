/** A person of one app. */
export interface Person {
  readonly app_id: string;
  readonly id: number;
}

/**
 * A survey that somebody else took on this device is a duplicate for everybody after them (AP-03, /rdds/rfg).
 * One's own earlier visit is not: what the account itself has taken leaves its list anyway.
 */
export function isTakenByAnother(first: Person, person: Person): boolean {
  return first.app_id !== person.app_id || first.id !== person.id;
}
