// The usual reason why everything right is refused: the secret's text is taken as the key.
import { isDone } from '#endpoint/answers.ts';
import type { Endpoint } from '#endpoint/subject.ts';

const asKey = (text: string): string => `whsec_${Buffer.from(text).toString('base64')}`;

/** What to do about it, if it is that. */
export async function secretMistake({ options, make, requestOf, send }: Endpoint): Promise<string | null> {
  const { secret } = options;
  for (const key of [secret, secret.replace(/^whsec_/, '')]) {
    const answer = await send(requestOf(make({ type: 'credit' }), { secrets: [asKey(key)] }));
    if (isDone(answer))
      return 'Your receiver takes the text of the secret as the key. Cut off `whsec_` and decode the rest from base64: those bytes are the key.';
  }
  return null;
}
