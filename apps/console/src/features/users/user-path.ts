/** The page of a user. */
export const userPath = (app: string, uhash: string): string =>
  `/users/${encodeURIComponent(app)}/${encodeURIComponent(uhash)}`;
