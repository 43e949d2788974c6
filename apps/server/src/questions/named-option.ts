/** An option of a long list: its text is a name, the same in every language. */
export interface NamedOption {
  readonly id: string;
  readonly name: string;
}
