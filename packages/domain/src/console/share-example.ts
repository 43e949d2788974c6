// What becomes of a dollar that a supplier pays: the publisher's share by its agreement, and the users' by the app's settings.
import { writeDecimal } from './decimal.ts';
import { parseShare } from './share.ts';

interface ShareTexts {
  /** Decimal texts in percent, as they are typed. */
  readonly payout_share: string;
  readonly revenue_share: string;
}

interface ShareExample {
  readonly text: string;
  /** Users get more than the publisher is paid, which is allowed; null where they do not. */
  readonly warning: string | null;
}

/** Null while a share is not usable. `isOwn`: people of the publisher read it. */
export function shareExample(
  { payout_share, revenue_share }: ShareTexts,
  isOwn: boolean,
): ShareExample | null {
  const paid = parseShare(payout_share);
  const given = parseShare(revenue_share);
  if (paid === null || given === null) return null;
  const whom = isOwn ? 'you are' : 'the publisher is';
  const text = `Of each $1.00 that a supplier pays, ${whom} paid ${dollars(paid)}, and users get the worth of ${dollars(given)}.`;
  const bears = isOwn ? 'You bear' : 'The publisher bears';
  const lack = `Users get more than ${whom} paid. ${bears} ${dollars(given - paid)} of each $1.00.`;
  return { text, warning: given > paid ? lack : null };
}

/** Hundredths of a percent of a dollar: `$0.70`, `$0.6667`. */
function dollars(share_bp: number): string {
  const [whole = '0', fraction = ''] = writeDecimal(BigInt(share_bp), 4).split('.');
  return `$${whole}.${fraction.padEnd(2, '0')}`;
}
