// Visits and clicks of people whom the node has not seen, by its pages and calls.
import { startMeasured } from '../http/measured-server.ts';
import { openPageLoad } from '../visit/page-load.ts';
import { pageText, visitRequest } from '../visit/visitors.ts';
import { uhashOf } from './seed.ts';
import { type Meters, type Spent, spentOn } from './spent.ts';

const connections = 64;
/** Other people than those who ask for lists, far apart. */
const stride = 104_729;
const warmUps = 3;

interface Measuring {
  readonly program: string;
  readonly connectionString: string;
  readonly panel: string;
  readonly users: number;
  readonly people: number;
}

export interface Visits {
  readonly first: Spent;
  readonly again: Spent;
  readonly click: Spent;
  /** Bytes of a page as it is sent. */
  readonly page: number;
}

export async function measureVisits(meters: Meters, given: Measuring): Promise<Visits> {
  const server = await startMeasured(given.program, given.connectionString, given.panel);
  const strangers = (from: number, count: number) =>
    Array.from({ length: count }, (_, nth) => uhashOf(((from + nth) * stride) % given.users));
  const open = (people: readonly string[]) =>
    openPageLoad(
      people.map((uhash) => visitRequest(server.url, uhash)),
      Number(new URL(server.url).port),
      connections,
    );
  try {
    // Others first, until the code has been compiled.
    const others = strangers(given.people, given.people);
    const warming = await open(others);
    await warming.run(warmUps * others.length);
    await beginSurveys(server.url, others);
    await meters.client.query('vacuum analyze');
    const people = strangers(0, given.people);
    const load = await open(people);
    let bytes = 0;
    const visit = async () => {
      for (const { place, head, body } of await load.run(people.length)) {
        if (!head.startsWith('HTTP/1.1 200 ') || !pageText({ head, body }).includes(people[place] ?? ''))
          throw new Error(`Not the page of ${people[place]}: ${head}`);
        bytes += body.length;
      }
    };
    const spent = (act: () => Promise<unknown>) => spentOn(meters, server.cpu, people.length, act);
    const first = await spent(visit);
    const again = await spent(visit);
    const asked = await surveysOf(server.url, people);
    const click = await spentOn(meters, server.cpu, asked.length, () => begin(server.url, asked));
    for (const one of [load, warming]) one.close();
    return { first, again, click, page: bytes / (2 * people.length) };
  } finally {
    await server.stop();
  }
}

interface Asked {
  readonly uhash: string;
  readonly survey: string;
}

/** The first survey of each who has a list. */
async function surveysOf(url: string, people: readonly string[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  await inTurns(people, async (uhash) => {
    const answer = await fetch(`${url}/api/surveys?limit=1`, {
      headers: { authorization: `Bearer ${uhash}` },
    });
    const { surveys = [] } = (await answer.json()) as { surveys?: { hash: string }[] };
    for (const { hash } of surveys) asked.push({ uhash, survey: hash });
  });
  if (asked.length < people.length / 2) throw new Error(`${asked.length} of ${people.length} have a survey`);
  return asked;
}

const begin = (url: string, asked: readonly Asked[]) =>
  inTurns(asked, async ({ uhash, survey }) => {
    const answer = await fetch(`${url}/api/qualification`, {
      method: 'POST',
      headers: { authorization: `Bearer ${uhash}`, 'content-type': 'application/json' },
      body: JSON.stringify({ survey, policy_optin: 1 }),
    });
    const { status } = (await answer.json()) as { status?: string };
    if (status !== 'accepted' && status !== 'qualified')
      throw new Error(`A survey was not opened: ${answer.status} ${status}`);
  });

async function beginSurveys(url: string, people: readonly string[]): Promise<void> {
  await begin(url, await surveysOf(url, people));
}

/** For each of them, as many at once as there are connections of a load. */
async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: connections }, lane));
}
