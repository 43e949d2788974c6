/** As PostgreSQL reads them, infinity among them. */
export interface TimeWindow {
  readonly from: string;
  /** Not included. */
  readonly to: string;
}
