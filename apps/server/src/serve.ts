// One process that serves the product, on a database whose tables are up to date. The only place that picks adapters.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { IdentityCache } from '#accounts/identity-cache.ts';
import { NewUserLimits } from '#accounts/new-user-limits.ts';
import { diskFiles } from '#adapters/files/disk.ts';
import { s3Files } from '#adapters/files/s3.ts';
import { openIpIntelligence } from '#adapters/ip-intelligence/open.ts';
import { smtpMailer } from '#adapters/mail/smtp.ts';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import { fanOut } from '#adapters/realtime/fan-out.ts';
import { builtRenderer } from '#adapters/renderer/built.ts';
import { viteRenderer } from '#adapters/renderer/vite.ts';
import { createSmsProvider } from '#adapters/sms/provider.ts';
import { builtIn } from '#adapters/suppliers/built-in.ts';
import { supplierKinds } from '#adapters/suppliers/kinds.ts';
import { SupplyRegistry } from '#adapters/suppliers/registry.ts';
import type { ServerContext } from '#calls/context.ts';
import type { Config } from '#config/config.ts';
import { operatorKey, operatorKeyFile, serverSecret } from '#config/secrets.ts';
import { WatchedApps } from '#console/go-live/watched-apps.ts';
import { setUpLink } from '#console/set-up.ts';
import { demoOutcomesJob } from '#demo/outcomes-job.ts';
import { seedDemo } from '#demo/seed.ts';
import { closeServer } from '#http/close-server.ts';
import { startBackgroundWork } from '#jobs/background-work.ts';
import { startHeartbeat } from '#jobs/heartbeat.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { startSweeping } from '#jobs/sweep-files.ts';
import { RecentOpenings } from '#notifications/recent-openings.ts';
import { OfferCatalogue } from '#offers/catalogue/catalogue.ts';
import { EventQueue } from '#offers/events/event-queue.ts';
import type { Files } from '#ports/files.ts';
import type { Stopper } from '#process/stopper.ts';
import { readVersion } from '#process/version.ts';
import { loadQuestions } from '#profile/questions/load-questions.ts';
import { startDeliveries } from '#publishers/delivery/deliveries.ts';
import { Hub } from '#realtime/hub.ts';
import { Batched } from '#request/batched.ts';
import { BestEffort } from '#request/best-effort.ts';
import type { Drain } from '#request/drain.ts';
import { notStarted } from '#request/jobs-health.ts';
import { KeyUses } from '#request/key-uses.ts';
import { LastEntries } from '#request/last-entries.ts';
import { Passwords } from '#request/passwords.ts';
import { SeenPeople } from '#request/seen-people.ts';
import { SupplierCounts } from '#request/supplier-counts.ts';
import { openDatabase } from '#store/engine/database.ts';
import { poolSizes } from '#store/engine/pool-sizes.ts';
import { untilAvailable } from '#store/engine/until-available.ts';
import { findEntryFacts } from '#store/people/entry-facts.ts';
import { followInventory } from '#surveys/matching/follow-inventory.ts';
import { createMatching } from '#surveys/matching/matching.ts';
import { announcer } from '#surveys/settle/announce.ts';
import { createSettlements } from '#surveys/settle/settlements.ts';
import { createApp } from './app.ts';

// From `src` and from the built `dist` alike, the apps folder is two steps up.
const appsFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

interface Serving {
  readonly connectionString: string;
  readonly log: Logger;
  readonly stopper: Stopper;
  readonly drain: Drain;
  /** Does what a start does once: questions, demo data, and the link for the first admin. */
  readonly isFirst: boolean;
  /** Does what a machine does once. */
  readonly isLeader: boolean;
  /** From now on there is something to drain. */
  onListening(): void;
}

/** What a started product has to say. */
interface Started {
  readonly url: string;
  readonly demo?: Awaited<ReturnType<typeof seedDemo>>;
  /** Where the key of operators was left; none when it was chosen. */
  readonly operatorKeyFile?: string;
  /** What to open while the console has no admin. */
  readonly setUp?: string | null;
}

interface Served {
  readonly started: Started;
  /** What was due at the start is done: suppliers' lists are read, and are in this node's memory. */
  readonly caughtUp: Promise<void>;
}

/** Resolves when everything runs. Whatever is started is added to `stopper`, in time to be stopped when a later part fails. */
export async function serve(config: Config, serving: Serving): Promise<Served> {
  const { connectionString, log, stopper, drain } = serving;
  const { databaseTimeoutMs } = config;
  const timeouts = { connectTimeoutMs: databaseTimeoutMs, queryTimeoutMs: databaseTimeoutMs };
  const pools = poolSizes(config.workers);
  // The first page of a person reads so many things side by side.
  const callsPool = { poolSize: pools.calls, warm: 8 };
  const database = openDatabase({ connectionString, ...timeouts, ...callsPool }, log);
  stopper.add('the database pool', () => database.close());
  const callbackDatabase = openDatabase({ connectionString, ...timeouts, poolSize: pools.callbacks }, log);
  stopper.add('the database pool of callbacks', () => callbackDatabase.close());
  // For work that no visitor waits for: the start, and the jobs.
  const jobTimeouts = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000, poolSize: pools.jobs };
  const jobDatabase = openDatabase({ connectionString, ...jobTimeouts }, log);
  stopper.add('the database pool of the jobs', () => jobDatabase.close());
  if (serving.isFirst) await loadQuestions(jobDatabase);
  await Promise.all([database.warmUp(), callbackDatabase.warmUp()]);

  const renderer = config.dev
    ? await viteRenderer(join(appsFolder, 'panel'))
    : await builtRenderer(join(appsFolder, 'panel/dist'));
  stopper.add('the renderer', () => renderer.close());

  const secret = await serverSecret(config);
  let listeningUrl = '';
  let jobs: Jobs | null = null;
  const supply = new SupplyRegistry({
    ...{ database: jobDatabase, secret, kinds: supplierKinds, log },
    builtIn: builtIn(config, secret),
  });
  // Before a report comes that only an account can read.
  await untilAvailable(() => supply.follow(), log);
  const followedSupply = supply.start();
  stopper.add('the accounts at suppliers', () => followedSupply.stop());
  const ipIntelligence = await openIpIntelligence(config, log);
  stopper.add('the address lookup', async () => ipIntelligence.close());
  const sender = postbackSender({ loopback: config.postbackLoopback });
  stopper.add('requests to publishers', () => sender.close());
  const deliveryDatabase = openDatabase({ connectionString, ...jobTimeouts, poolSize: pools.postbacks }, log);
  stopper.add('the database pool of postbacks', () => deliveryDatabase.close());
  const postbacks = startDeliveries({ database: deliveryDatabase, sender, log, now: () => new Date() });
  stopper.add('postbacks', () => postbacks.stop());
  const realtime = new Hub(fanOut({ connectionString, redisUrl: config.redisUrl, log }));
  const keyUses = new KeyUses(jobDatabase, log);
  stopper.add('uses of keys', () => keyUses.write());
  const seenPeople = new SeenPeople(jobDatabase, log);
  stopper.add('who was there today', () => seenPeople.write());
  const lastEntries = new LastEntries(jobDatabase, log);
  stopper.add('the last entries', () => lastEntries.write());
  const supplierCounts = new SupplierCounts(jobDatabase, log);
  stopper.add('counts of suppliers', () => supplierCounts.write());
  const ctx: ServerContext = {
    ...createMatching(jobDatabase, secret),
    config,
    database,
    drain,
    callbackDatabase,
    bestEffort: new BestEffort(log, databaseTimeoutMs / 3),
    keyUses,
    seenPeople,
    lastEntries,
    entryFacts: new Batched((questions) => findEntryFacts(database, questions)),
    supplierCounts,
    files: createFiles(config),
    identities: new IdentityCache(database),
    newUsers: new NewUserLimits(config.newUsersPerMinute, log),
    realtime,
    openings: new RecentOpenings(database),
    watchedApps: new WatchedApps(database),
    renderer,
    postbacks,
    postbackSender: sender,
    passwords: new Passwords(),
    settlements: createSettlements(callbackDatabase.db, announcer(realtime, postbacks), {
      giveUpMs: databaseTimeoutMs,
    }),
    sms: createSmsProvider(config),
    mailer: config.mail && smtpMailer(config.mail),
    supply,
    suppliers: supply.suppliers,
    networks: supply.networks,
    offers: new OfferCatalogue(),
    offerEvents: new EventQueue(databaseTimeoutMs),
    embedFolder: join(appsFolder, 'embed/dist'),
    consoleFolder: join(appsFolder, config.dev ? 'console/.cache/dev' : 'console/dist'),
    ipIntelligence,
    operatorKey: await operatorKey(config),
    secret,
    jobsHealth: () => jobs?.health() ?? notStarted,
    now: () => new Date(),
    publicUrl: () => config.publicUrl ?? listeningUrl,
    consoleUrl: () => config.consoleOrigin ?? config.publicUrl ?? listeningUrl,
  };
  stopper.add('realtime between nodes', () => ctx.realtime.close());
  const followed = await followInventory(ctx.inventory, {
    ...{ database: jobDatabase, connectionString, log },
    oddsRefreshMs: config.oddsRefreshMs,
  });
  stopper.add('the inventory', () => followed.stop());
  const app = await createApp(ctx, log);
  stopper.add('the HTTP server', () => closeServer(app));
  listeningUrl = await app.listen({ host: config.host, port: config.port });
  serving.onListening();

  const seed = () =>
    seedDemo(jobDatabase, {
      now: ctx.now(),
      publicUrl: ctx.publicUrl(),
      sandboxOrigins: [config.sandboxUrl],
      isShared: config.databaseUrl !== null,
      ...(config.sandboxSupplier && {
        standIns: { ids: config.standIns, signingKey: config.sandboxSupplier.signingKeys[0], secret },
      }),
    });
  const demo = config.demo && serving.isFirst ? await untilAvailable(seed, log) : undefined;
  await untilAvailable(() => ctx.inventory.catchUp(), log);
  await untilAvailable(() => ctx.offers.read(jobDatabase.db), log);
  // The demo's surveys have their odds at once, not after the first minute.
  if (config.demo) await untilAvailable(() => ctx.inventory.refreshOdds(), log);

  const version = await readVersion(join(appsFolder, 'server'));
  const heartbeat = startHeartbeat({ database: jobDatabase, drain, version, log });
  stopper.add('the heartbeat', () => heartbeat.stop());
  const { inventory, now } = ctx;
  const demoJob = demoOutcomesJob({ database: jobDatabase, inventory, standIns: config.standIns, now });
  const more = config.demo ? [demoJob] : [];
  const work = startBackgroundWork(ctx, { connectionString, database: jobDatabase, log, more });
  stopper.add('the jobs', () => work.stop());
  jobs = work;
  const catchUp = async () => {
    await work.caughtUp;
    await Promise.all([inventory.catchUp(), ctx.offers.read(jobDatabase.db)]);
  };
  const caughtUp = catchUp().catch((error: unknown) =>
    log.info(
      { err: error },
      'The inventory could not be read after the start; it is read with its next change',
    ),
  );
  if (serving.isLeader) {
    const sweeping = startSweeping({ database: jobDatabase, files: ctx.files, now: ctx.now, log });
    stopper.add('the sweep of files', () => sweeping.stop());
  }
  if (!serving.isFirst) return { started: { url: ctx.publicUrl() }, caughtUp };
  const setUp = await untilAvailable(() => setUpLink(ctx, ctx.operatorKey), log);
  if (setUp) log.warn(`The console has no admin yet. Open this link to become the first one: ${setUp}`);
  const started = {
    url: ctx.publicUrl(),
    setUp,
    ...(demo && { demo }),
    ...(config.operatorKey === null && { operatorKeyFile: operatorKeyFile(config) }),
  };
  return { started, caughtUp };
}

function createFiles({ dataDir, objectStore }: Config): Files {
  const folder = join(dataDir, 'files');
  return objectStore ? s3Files(objectStore, folder) : diskFiles(folder);
}
