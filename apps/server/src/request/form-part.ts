// One part of a form, as it streams in.
export type FormPart =
  | { readonly kind: 'field'; readonly field: string; readonly value: string }
  /** To be read to its end before the next part is asked for. */
  | {
      readonly kind: 'file';
      readonly field: string;
      readonly name: string;
      readonly content: AsyncIterable<Buffer>;
    };
