// An operator: for now anyone with the operators' key; accounts with names come with the console.
export interface Operator {
  /** The name in the audit. */
  readonly name: string;
}

export const keyHolder: Operator = { name: 'operator-key' };
