// The extension's service worker: it holds the token, polls the number of surveys, and shows it.
import {
  afterCounting,
  afterPairing,
  badgeText,
  type Connection,
  disconnected,
  unconnected,
} from './connection.ts';
import { countSurveys, redeem } from './product.ts';
import { productOrigin } from './product-origin.ts';
import type { Request } from './requests.ts';
import { installId, readConnection, restrictStorageAccess, saveConnection } from './storage.ts';

const refreshEveryMinutes = 5;

chrome.runtime.onInstalled.addListener(() => void start());
chrome.runtime.onStartup.addListener(() => void start());
chrome.alarms.onAlarm.addListener(() => void refresh());
chrome.runtime.onMessage.addListener((request: Request, sender, answer) => {
  void handleRequest(request, sender.origin).then(answer);
  // Keeps the channel open for the asynchronous answer.
  return true;
});

async function start(): Promise<void> {
  await restrictStorageAccess();
  // The name of installed versions: a renamed alarm would run beside theirs.
  await chrome.alarms.create('look', { periodInMinutes: refreshEveryMinutes });
  await refresh();
}

/** A page may send the panel's requests only; the others are for the popup. */
async function handleRequest(request: Request, origin: string | undefined) {
  if (origin === productOrigin) {
    if (request.name === 'identify') return await identify();
    return request.name === 'pair' ? await pair(request.code) : null;
  }
  switch (request.name) {
    case 'refresh':
      return await refresh();
    case 'disconnect':
      return await applyConnection(disconnected);
    case 'connect':
      return await applyConnection(unconnected);
    default:
      return null;
  }
}

async function identify() {
  const { token, isSilent } = await readConnection();
  if (isSilent) return null;
  return { install: token === null ? null : await installId() };
}

/** By code: two frames may send the same one. */
const pairings = new Map<string, Promise<{ ok: boolean }>>();

function pair(code: string): Promise<{ ok: boolean }> {
  const pairing = pairings.get(code) ?? redeemAndConnect(code);
  pairings.set(code, pairing);
  return pairing;
}

async function redeemAndConnect(code: string): Promise<{ ok: boolean }> {
  const token = await redeem(code, await installId());
  if (token === null) return { ok: false };
  await applyConnection(afterPairing(token));
  void refresh();
  return { ok: true };
}

async function refresh(): Promise<Connection> {
  const connection = await readConnection();
  if (connection.token === null) return await applyConnection(connection);
  const result = await countSurveys(connection.token);
  // The extension may have been paired again meanwhile.
  const now = await readConnection();
  return now.token === connection.token ? await applyConnection(afterCounting(now, result)) : now;
}

async function applyConnection(connection: Connection): Promise<Connection> {
  await saveConnection(connection);
  await chrome.action.setBadgeText({ text: badgeText(connection) });
  await chrome.action.setBadgeBackgroundColor({ color: '#4338ca' });
  await chrome.action.setBadgeTextColor({ color: '#ffffff' });
  return connection;
}
