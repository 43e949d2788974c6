/** States of an account or of the panel that stand in place of a list (NO-01). */
export const noticeTypes = [
  'icloud_private_relay',
  'on_review',
  'maintenance',
  'vpn_detected',
  'no_surveys',
  'banned',
  'location_error',
  'on_hold',
  'sms_verification',
] as const;

export type NoticeType = (typeof noticeTypes)[number];

/** The details of a notice; one that needs none has an empty object. */
export interface NoticeData {
  /** The end of a ban or of a hold (decision 0008) as a time stamp; null means forever. */
  readonly banned_until?: string | null | undefined;
  /** The country the account belongs to, when the visitor seems to be elsewhere. */
  readonly country?: string | undefined;
}
