/** An option whose text is a name, the same in every language. */
export interface NamedOption {
  readonly id: string;
  readonly name: string;
}
