// Another transaction locks one user's row: callbacks about that user wait or are refused, all others are accepted.
import { whileHeld } from '@earnwall/server/testing/people';
import { type Fault, only } from './fault.ts';

export const lockedUser: Fault = async ({ database, traffic, startNode }, chance) => {
  const node = await startNode();
  const callbacks = chance.shuffled(await traffic.createCallbacks(1_200, 60));
  const user = chance.pick(callbacks as [(typeof callbacks)[number]]).user;
  const statuses = await whileHeld(database, user, () => traffic.send(callbacks, () => node.url, 64));
  const refused = [...statuses].filter(([, status]) => status !== 200);
  const harmed = refused.filter(([callback]) => callback.user !== user);
  const wrong = refused.filter(([, status]) => status !== 503);
  const left = await traffic.sendUntilAcknowledged(callbacks, () => node.url, 30_000);
  await node.destroy();
  return {
    seen: `${callbacks.length} callbacks, ${refused.length} of the locked user refused, ${harmed.length} of others`,
    problems: only(
      harmed.length > 0 && `${harmed.length} callbacks of other people were refused`,
      wrong.length > 0 && `${wrong.length} callbacks were answered neither 200 nor 503`,
      left.length > 0 && `${left.length} callbacks were not accepted after the lock was released`,
    ),
  };
};
