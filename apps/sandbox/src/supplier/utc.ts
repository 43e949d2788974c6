/** A moment as people read it, to the minute. */
export const inUtc = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
