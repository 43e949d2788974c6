// The database server ends and comes back while callbacks arrive and a job is running: no node exits, nothing that was
// acknowledged is lost, and the jobs go on.
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, holdsWithin, only } from './fault.ts';

const restarts = 3;

export const databaseRestart: Fault = async ({ supplier, traffic, startNode, signalPostgres }, chance) => {
  const nodes = await Promise.all([startNode(), startNode()]);
  const callbacks = await traffic.createCallbacks(2_000, 50);
  const urls = nodes.map(({ url }) => url);
  const anyUrl = () => chance.pick(urls as [string, string]);
  const sending = traffic.sendUntilAcknowledged(callbacks, anyUrl, 90_000);
  for (let count = 0; count < restarts; count += 1) {
    // An unanswered request keeps a job running; it ends while the database is away.
    supplier.hold();
    const before = supplier.asked();
    await holdsWithin(60_000, () => supplier.asked() > before);
    signalPostgres(chance.pick(['SIGINT', 'SIGQUIT', 'SIGKILL']));
    await pause(chance.between(0, 100));
    supplier.answer();
  }
  const left = await sending;
  const restarted = supplier.asked();
  const goesOn = await holdsWithin(60_000, () => supplier.asked() > restarted + 1);
  const ended = nodes.filter((node) => !node.isAlive()).length;
  await Promise.all(nodes.map((node) => node.destroy()));
  return {
    seen: `${restarts} restarts of PostgreSQL, ${callbacks.length} callbacks, ${left.length} never acknowledged, ${ended} nodes ended`,
    problems: only(
      ended > 0 && `${ended} nodes have ended with the database`,
      left.length > 0 && `${left.length} callbacks were never acknowledged`,
      !goesOn && 'The jobs did not go on after the database was back',
    ),
  };
};
