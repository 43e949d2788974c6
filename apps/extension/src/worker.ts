// The extension's service worker: it holds the token, asks for the number of surveys by the clock, and shows it.
import {
  afterCounting,
  afterPairing,
  badgeText,
  type Connection,
  disconnected,
  unconnected,
} from './connection.ts';
import { installId, keepConnection, keepMemoryPrivate, readConnection } from './memory.ts';
import { countSurveys, redeem } from './product.ts';
import { productOrigin } from './product-origin.ts';
import type { Request } from './requests.ts';

const lookEveryMinutes = 5;

chrome.runtime.onInstalled.addListener(() => void begin());
chrome.runtime.onStartup.addListener(() => void begin());
chrome.alarms.onAlarm.addListener(() => void look());
chrome.runtime.onMessage.addListener((request: Request, sender, answer) => {
  void answerTo(request, sender.origin).then(answer);
  // The answer comes later.
  return true;
});

async function begin(): Promise<void> {
  await keepMemoryPrivate();
  await chrome.alarms.create('look', { periodInMinutes: lookEveryMinutes });
  await look();
}

/** A page says what a panel may say; the rest is for the popup alone. */
async function answerTo(request: Request, origin: string | undefined) {
  if (origin === productOrigin) {
    if (request.name === 'who') return await who();
    return request.name === 'pair' ? await pair(request.code) : null;
  }
  switch (request.name) {
    case 'look':
      return await look();
    case 'disconnect':
      return await become(disconnected);
    case 'connect':
      return await become(unconnected);
    default:
      return null;
  }
}

async function who() {
  const { token, isSilent } = await readConnection();
  if (isSilent) return null;
  return { install: token === null ? null : await installId() };
}

/** Two frames may bring the same code. */
const pairings = new Map<string, Promise<{ ok: boolean }>>();

function pair(code: string): Promise<{ ok: boolean }> {
  const pairing = pairings.get(code) ?? redeemed(code);
  pairings.set(code, pairing);
  return pairing;
}

async function redeemed(code: string): Promise<{ ok: boolean }> {
  const token = await redeem(code, await installId());
  if (token === null) return { ok: false };
  await become(afterPairing(token));
  void look();
  return { ok: true };
}

async function look(): Promise<Connection> {
  const connection = await readConnection();
  if (connection.token === null) return await become(connection);
  const counted = await countSurveys(connection.token);
  // Another pairing may have come meanwhile.
  const now = await readConnection();
  return now.token === connection.token ? await become(afterCounting(now, counted)) : now;
}

async function become(connection: Connection): Promise<Connection> {
  await keepConnection(connection);
  await chrome.action.setBadgeText({ text: badgeText(connection) });
  await chrome.action.setBadgeBackgroundColor({ color: '#4338ca' });
  await chrome.action.setBadgeTextColor({ color: '#ffffff' });
  return connection;
}
