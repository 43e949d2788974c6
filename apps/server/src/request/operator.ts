// Who operates the product: for now whoever shows the operators' key; people with names of their own come with the
// console.
export interface Operator {
  /** What the audit calls them. */
  readonly name: string;
}

export const keyHolder: Operator = { name: 'operator-key' };
