// Identifies the caller: looks up what the bearer names, lets the domain decide, and creates a new user where allowed
// (ID-04).
import { randomBytes } from 'node:crypto';
import { decideByLink } from '@earnwall/domain/accounts/access';
import { type Login, parseBearer } from '@earnwall/domain/accounts/bearer';
import { isCurrent } from '@earnwall/domain/accounts/session-claims';
import { secretUse } from '@earnwall/domain/publishers/key-use';
import { loginError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller, LinkVisitor } from '#request/who.ts';
import { DatabaseUnavailable } from '#store/engine/failures.ts';
import { findBonuses } from '#store/money/bonuses.ts';
import { findAnnouncements } from '#store/people/announcements.ts';
import {
  createUser,
  findErasure,
  findUser,
  findUserByHash,
  recordVisit,
  type UserRecord,
} from '#store/people/users.ts';
import { type AppRecord, findApp } from '#store/publishers/apps.ts';
import { findLink, isSurveyHash } from '#store/surveys/links.ts';
import { accessOf, appFacts, callerOf, type IdentityContext, knownLogin } from './admit.ts';
import type { Found } from './identity-cache.ts';
import { identityKey } from './identity-key.ts';
import type { KnownLogin } from './known-logins.ts';
import { signedWith } from './security-hash.ts';
import { openSessionToken } from './session-token.ts';
import { defaultSource, sourceState } from './source-state.ts';
import { uuidDigest } from './uuid-digest.ts';

const notedEveryMs = 5 * 60_000;

/** Written out, so that all have one shape: spreading makes a shape for each, which every later reading pays for. */
const foundFor = (bearer: Login, found: Partial<Found>): Found => ({
  bearer,
  isHashRight: found.isHashRight ?? null,
  usedSecret: found.usedSecret ?? null,
  isSourceUnknown: found.isSourceUnknown ?? false,
  app: found.app ?? null,
  source: found.source ?? null,
  user: found.user ?? null,
  bonuses: found.bonuses ?? [],
  announcements: found.announcements ?? [],
  sourceName: found.sourceName ?? defaultSource,
});

export async function identify(
  ctx: IdentityContext,
  visit: Visit,
  header: string | undefined,
  entry: boolean,
): Promise<Caller> {
  const known = knownLogin(ctx, visit, header);
  const login = known ?? readLogin(ctx, header, visit.source);
  const { bearer } = login;
  const found = await ctx.identities.find(login.key, () => lookUp(ctx, bearer, visit));
  const isErased = entry && !found.user && (await isErasedUser(ctx, bearer));
  const access = accessOf(ctx, visit, { found, bearer, entry, isErased });
  const caller = callerOf(
    ctx,
    visit,
    access === 'create' ? { ...found, ...(await create(ctx, found, visit)) } : found,
  );
  if (header !== undefined && !known && visit.source === null) ctx.identities.logins.remember(header, login);
  if (entry && access === 'admit') await noteVisit(ctx, caller.user, visit);
  return caller;
}

function readLogin(ctx: Context, header: string | undefined, source: string | null): KnownLogin {
  const bearer = loginOf(ctx, header);
  return { bearer, key: identityKey(bearer, source) };
}

/** Checked with every call, not once per cached identity: a token expires. One that is not right never falls back to none. */
function loginOf({ secret, now }: Context, header: string | undefined): Login {
  const bearer = parseBearer(header);
  if (bearer.kind !== 'token') return bearer;
  const claims = openSessionToken(secret, bearer.token);
  if (!claims || !isCurrent(claims, now())) throw loginError(12);
  return { kind: 'session', uuid: claims.uuid, app_id: claims.app_id };
}

/**
 * A visitor without a bearer, but with a link, or with the hash of a survey and the app it is taken for. An unknown link
 * is refused. Whether a survey's hash creates a user is decided by POST /single-survey (decision 0073).
 */
export async function identifyByLink(ctx: IdentityContext, visit: Visit, hash: string): Promise<LinkVisitor> {
  const { db } = ctx.database;
  const { account } = visit;
  const link = await findLink(db, hash);
  const app_id = link?.app_id ?? (account !== null && (await isSurveyHash(db, hash)) ? account : null);
  const found = app_id === null ? null : await findApp(db, app_id, visit.source ?? defaultSource);
  if (!found) throw loginError(1);
  const access = decideByLink(appFacts(found.app, { ...found, isHashRight: null }, visit));
  if (access.kind === 'refuse') throw loginError(access.code);
  return { app: found.app, user: null, isProven: false, mayBecomeUser: access.kind === 'create' };
}

/** Written every five minutes at most, so that nobody is told of surveys that they have seen (decision 0110), but immediately when the source, the phone, the notification or the frame has changed. */
async function noteVisit(ctx: IdentityContext, user: UserRecord, visit: Visit): Promise<void> {
  const at = ctx.now();
  const source = visit.source ?? user.source;
  const { device_manufacturer, device_model } = visit.phone ?? user;
  const isRecent = at.getTime() - user.seen_at.getTime() < notedEveryMs;
  const isSamePhone = device_manufacturer === user.device_manufacturer && device_model === user.device_model;
  const notification = visit.notification ?? user.notification;
  const framed = visit.framed ?? user.framed;
  const isSameEntry = source === user.source && notification === user.notification && framed === user.framed;
  if (isRecent && isSamePhone && isSameEntry) return;
  const noted = { source, notification, framed, device_manufacturer, device_model, seen_at: at };
  await ctx.bestEffort.try('visit', () => recordVisit(ctx.database.db, user, noted));
}

async function lookUp({ database, now }: Context, bearer: Login, visit: Visit): Promise<Found> {
  if (bearer.kind === 'malformed') return foundFor(bearer, {});
  const user =
    bearer.kind === 'hash'
      ? await findUserByHash(database.db, bearer.uhash)
      : await findUser(database.db, bearer.app_id, bearer.uuid);
  const app_id = bearer.kind === 'hash' ? user?.app_id : bearer.app_id;
  if (app_id === undefined) return foundFor(bearer, {});
  const sourceName = visit.source ?? user?.source ?? defaultSource;
  const [found, bonuses, announcements] = await Promise.all([
    findApp(database.db, app_id, sourceName),
    user ? findBonuses(database.db, user, now()) : [],
    user ? findAnnouncements(database.db, user, now()) : [],
  ]);
  const checked = found && checkHash(bearer, found.app);
  const isSourceUnknown = sourceState(found?.source ?? null, visit) === 'unknown';
  const shown = { bonuses, announcements };
  return foundFor(bearer, { ...found, user, ...shown, sourceName, ...checked, isSourceUnknown });
}

function checkHash(bearer: Login, app: AppRecord): Pick<Found, 'isHashRight' | 'usedSecret'> {
  if (bearer.kind === 'session') return { isHashRight: true, usedSecret: null };
  if (bearer.kind !== 'external' || bearer.security_hash === undefined)
    return { isHashRight: null, usedSecret: null };
  const signed = signedWith(bearer.security_hash, app, bearer.uuid);
  return { isHashRight: signed !== null, usedSecret: signed && secretUse(app, signed) };
}

async function isErasedUser({ database }: Context, bearer: Login): Promise<boolean> {
  if (!('uuid' in bearer)) return false;
  return (await findErasure(database.db, bearer.app_id, uuidDigest(bearer.uuid))) !== null;
}

async function create(
  { database, now, newUsers }: IdentityContext,
  { bearer, isHashRight }: Found,
  visit: Visit,
): Promise<Pick<Caller, 'user' | 'bonuses' | 'announcements'>> {
  if (!('uuid' in bearer)) throw loginError(11);
  newUsers.consume({ app_id: bearer.app_id, visit, isSigned: isHashRight === true }, now().getTime());
  try {
    const user = await createUser(database.db, {
      app_id: bearer.app_id,
      uuid: bearer.uuid,
      uhash: randomBytes(32).toString('base64url'),
      country: visit.country,
      source: visit.source,
      notification: visit.notification,
      framed: visit.framed,
      ...visit.phone,
    });
    const [bonuses, announcements] = await Promise.all([
      findBonuses(database.db, user, now()),
      findAnnouncements(database.db, user, now()),
    ]);
    return { user, bonuses, announcements };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw loginError(13, error);
  }
}
