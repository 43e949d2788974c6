import type { AppealStatus, ReasonFamily } from './state-reasons.ts';

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
  /** The end of a ban, hold or review (decision 0008) as a time stamp; null means forever. */
  readonly banned_until?: string | null | undefined;
  /** The country the account belongs to, when the visitor seems to be elsewhere. */
  readonly country?: string | undefined;
  /** When the ban, hold or review began; null where it is not known. */
  readonly since?: string | null | undefined;
  /** Why, as far as the user is told; empty where nothing more is to say. */
  readonly reasons?: readonly NoticeReason[] | undefined;
  /** Null while there is none. */
  readonly appeal?: NoticeAppeal | null | undefined;
}

export interface NoticeReason {
  readonly family: ReasonFamily;
  readonly count: number | null;
  readonly lifted: boolean;
}

export interface NoticeAppeal {
  readonly id: string | null;
  readonly status: AppealStatus;
  readonly sent_at: string;
  readonly answered_at: string | null;
  readonly another_reader: boolean;
}
