/** What the demo's network says about its offers in another language than English. */
export interface DemoOfferWords {
  readonly steps: Readonly<Record<'game' | 'other', readonly string[]>>;
  /** By slug. */
  readonly about: Readonly<Record<string, string>>;
  /** By the English name, with {n} where it has a number. */
  readonly tasks: Readonly<Record<string, string>>;
}
