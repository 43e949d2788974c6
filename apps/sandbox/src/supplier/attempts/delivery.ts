// How the end of an attempt is delivered to the buyer: as agreed, and with each fault that real suppliers show.
import type { Tampering } from '../../callbacks/callback-sender.ts';

export interface Delivery {
  label: string;
  /** When the callback is sent, relative to the browser's return. */
  callback: 'first' | 'afterwards' | 'on-demand' | 'never';
  copies: number;
  /** False: the browser never leaves the supplier. */
  returns: boolean;
  tampering: Tampering | null;
}

const asAgreed: Delivery = {
  label: 'Callback, then the return',
  ...{ callback: 'first', copies: 1, returns: true, tampering: null },
};

export const deliveries = {
  before: asAgreed,
  after: { ...asAgreed, label: 'The return, then the callback', callback: 'afterwards' },
  'lost-return': { ...asAgreed, label: 'Only the callback', returns: false },
  'no-callback': { ...asAgreed, label: 'Only the return', callback: 'never' },
  late: { ...asAgreed, label: 'The callback when sent from the control page', callback: 'on-demand' },
  repeated: { ...asAgreed, label: 'Three callbacks at once', copies: 3 },
  forged: { ...asAgreed, label: 'Callback with a forged signature', tampering: 'forged' },
  truncated: { ...asAgreed, label: 'Truncated callback', tampering: 'truncated' },
} as const satisfies Readonly<Record<string, Delivery>>;

export type DeliveryName = keyof typeof deliveries;

export const isDeliveryName = (value: unknown): value is DeliveryName =>
  typeof value === 'string' && Object.hasOwn(deliveries, value);
