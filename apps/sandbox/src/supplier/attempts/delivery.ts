// How the buyer hears of an end: as agreed, and in every way in which the agreement is broken somewhere in the world.
import type { Tampering } from '../../callbacks/courier.ts';

export interface Delivery {
  label: string;
  /** Of the callback, measured by the way back of the browser. */
  callback: 'first' | 'afterwards' | 'when-told' | 'never';
  copies: number;
  /** False: the browser never leaves the supplier. */
  returns: boolean;
  tampering: Tampering | null;
}

const asAgreed: Delivery = {
  label: 'Callback, then the way back',
  ...{ callback: 'first', copies: 1, returns: true, tampering: null },
};

export const deliveries = {
  before: asAgreed,
  after: { ...asAgreed, label: 'The way back, then the callback', callback: 'afterwards' },
  'lost-return': { ...asAgreed, label: 'Only the callback', returns: false },
  'no-callback': { ...asAgreed, label: 'Only the way back', callback: 'never' },
  late: { ...asAgreed, label: 'The callback when the desk sends it', callback: 'when-told' },
  repeated: { ...asAgreed, label: 'Three callbacks at once', copies: 3 },
  forged: { ...asAgreed, label: 'Callback with a forged signature', tampering: 'forged' },
  truncated: { ...asAgreed, label: 'Callback cut off on its way', tampering: 'truncated' },
} as const satisfies Readonly<Record<string, Delivery>>;

export type DeliveryName = keyof typeof deliveries;

export const isDeliveryName = (value: unknown): value is DeliveryName =>
  typeof value === 'string' && Object.hasOwn(deliveries, value);
