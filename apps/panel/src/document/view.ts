import type { PaintData } from '#lib/paint-data.ts';

/** All that a painted page follows from, beside the texts of its language. */
export interface View {
  path: string;
  /** The query of the address. */
  search: string;
  data: PaintData;
}
