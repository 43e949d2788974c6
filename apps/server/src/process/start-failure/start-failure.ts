// Explains to the operator why a start failed and what to do: one message where the cause is known, the stack where it is
// not.
import { type Config, ConfigError } from '#config/config.ts';
import { SecretError } from '#config/secrets.ts';
import { DemoRefused } from '#demo/ownership.ts';
import { LocalPostgresError } from '#store/engine/local-postgres/errors.ts';
import { explainDatabaseFailure } from './database.ts';
import { factsOf } from './failure-facts.ts';
import { explainFileFailure } from './files.ts';
import { explainListenFailure } from './listen.ts';

type StartSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'host'>;

/** `settings` are null as long as they could not be read. */
export function explainStartFailure(error: unknown, settings: StartSettings | null): string {
  const known = ownMessage(error) ?? (settings && explain(error, settings));
  if (known !== null) return known;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function explain(error: unknown, { databaseUrl, dataDir, host }: StartSettings): string | null {
  return (
    explainListenFailure(error, host) ??
    (databaseUrl && explainDatabaseFailure(error, databaseUrl)) ??
    explainFileFailure(error, dataDir) ??
    (isPanelMissing(error) ? 'The panel is not built. Build it: npm run build' : null)
  );
}

function isPanelMissing(error: unknown): boolean {
  const facts = factsOf(error);
  return facts?.code === 'ERR_MODULE_NOT_FOUND' && facts.message.includes('render.js');
}

/** Errors whose message is written for operators. */
function ownMessage(error: unknown): string | null {
  const isOurs = [ConfigError, DemoRefused, LocalPostgresError, SecretError].some(
    (known) => error instanceof known,
  );
  return isOurs && error instanceof Error ? error.message : null;
}
