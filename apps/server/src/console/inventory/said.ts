/** What comes with changes that are made by reverting others. */
export interface Said<State> {
  readonly reason?: string;
  /** Throws where one is not as it has to be; it is locked by then. */
  readonly check?: (before: State) => void;
}
