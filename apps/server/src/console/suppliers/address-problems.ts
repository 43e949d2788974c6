// Addresses in the settings of an account: https, and public. The server asks them, so that a mistake must not lead it into
// the network it stands in; for development the switch of postbacks allows loopback.
import type { PostbackSender } from '#ports/postback-sender.ts';
import { pointerOf } from '#request/json-pointer.ts';

export async function addressProblems(
  sender: Pick<PostbackSender, 'problemOf'>,
  pointer: string,
  value: unknown,
): Promise<(readonly [pointer: string, message: string])[]> {
  if (typeof value === 'string') {
    const problem = isAddress(value) ? await sender.problemOf(withoutPlaceholders(value)) : null;
    return problem === null ? [] : [[pointer, `This address cannot be used: ${problem}.`]];
  }
  if (typeof value !== 'object' || value === null) return [];
  const found = await Promise.all(
    Object.entries(value).map(([key, inner]) =>
      addressProblems(sender, `${pointer}${pointerOf([key])}`, inner),
    ),
  );
  return found.flat();
}

/** One whose host is a placeholder is known only at the time. */
const isAddress = (text: string): boolean => /^https?:\/\/[^/?#{}]+(?:[/?#]|$)/i.test(text);

const withoutPlaceholders = (text: string): string => text.replace(/\{[^{}]*\}/g, 'x');
