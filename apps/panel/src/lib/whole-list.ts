import { grid } from '@earnwall/contract/first-limits';
import type { FirstPaint } from '@earnwall/contract/first-paint';

/** A full screenful may not be all there is: the browser asks for the rest as soon as it can. */
export function isWholeList(surveys: NonNullable<FirstPaint['surveys']>): boolean {
  return surveys.result !== 'success' || surveys.surveys.length < grid.skeletonTiles;
}
