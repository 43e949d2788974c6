// The ends of a session that a browser brings back, with the redirect that Cint takes for each.
import { neverReached, type RedirectName } from './world.ts';

export interface End {
  readonly initial: number;
  readonly client: number;
  readonly link: RedirectName;
}

const client = (link: RedirectName, ...codes: number[]): End[] =>
  codes.map((code) => ({ initial: 3, client: code, link }));
const exchange = (link: RedirectName, ...codes: number[]): End[] =>
  codes.map((code) => ({ initial: code, client: neverReached, link }));

export const ends: readonly End[] = [
  ...client('SuccessLink', 10),
  ...client('FailureLink', 20),
  ...client('QualityTerminationLink', 30, 33, 34, 35),
  ...client('OverQuotaLink', 40),
  ...exchange('FailureLink', 23, 24, 134, 236, 237, 241, 42, 21, 30, 31, 35, 36, 138, 139, 230),
  ...exchange('OverQuotaLink', 40, 41),
  ...exchange('QualityTerminationLink', 32, 37, 38, 132, 133, 234, 238, 240, 243, 242),
  ...exchange('DefaultLink', -1, -5),
  // In no table: what a supplier does not know is an error.
  ...client('DefaultLink', 77),
];

/** Only the outcomes feed tells of these. */
export const silentEnds = ['131', '301', '302', '303'] as const;

export const nameOf = ({ initial, client: code }: End) => (initial === 3 ? `3.${code}` : `${initial}`);

export function endOf(name: string | undefined): End {
  const found = ends.find((end) => nameOf(end) === name);
  if (!found) throw new Error('No such end');
  return found;
}
