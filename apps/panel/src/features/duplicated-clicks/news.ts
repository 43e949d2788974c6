/** When a survey was opened once more, as the server tells it. */
export interface Duplicated {
  readonly at: string;
}

/**
 * The event and the metadata tell of the same moment, the latter for an hour: whoever has read of it is not told again.
 * `seen` is the moment read of last.
 */
export function newsOf(reported: readonly (Duplicated | null)[], seen: string | null): Duplicated | null {
  const isRead = ({ at }: Duplicated) => Date.parse(at) <= Date.parse(seen ?? '');
  const news = reported.filter((each) => each !== null).filter((each) => !isRead(each));
  return news.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null;
}
