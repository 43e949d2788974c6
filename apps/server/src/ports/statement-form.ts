// How a supplier writes the lists of rejected or approved ones that it sends as files.

export interface StatementForm {
  /** What a line names. */
  readonly names: 'transaction' | 'cid';
  /** Which columns, from 0 on; `amount` in US dollars, null where there is none. */
  readonly columns: { readonly name: number; readonly amount: number | null };
  readonly delimiter: ',' | ';' | '\t' | '|';
}
