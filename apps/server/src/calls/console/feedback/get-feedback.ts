// GET /feedback of the console: a page with its summary, or all pages as CSV. It names people, so that a look is in the audit.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { presentFeedback } from '#present/feedback.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import {
  type FeedbackCursor,
  type FeedbackLine,
  findFeedback,
  readFeedbackCursor,
  sumUpFeedback,
  writeFeedbackCursor,
} from '#store/console/feedback.ts';

type Item = ConsoleAnswerOf<'console/feedback/get-feedback'>['items'][number];

const size = 50;
const csvSize = 500;
const shownMs = 90 * 24 * 3_600_000;

const columns: CsvColumns<Item> = {
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  stars: ({ stars }) => stars,
  option: ({ option }) => option,
  message: ({ message }) => message,
  outcome: ({ outcome }) => outcome,
  app: ({ app }) => app.id,
  user: ({ user }) => user,
  survey: ({ survey }) => survey,
  supplier: ({ supplier }) => supplier?.id ?? null,
  country: ({ country }) => country,
};

export const getFeedback: ConsoleHandler<'console/feedback/get-feedback'> = async (
  ctx,
  { query, operator },
) => {
  const { db } = ctx.database;
  const { app = null, supplier, survey, country, stars, option, outcome } = query;
  const filter = {
    ...{ within: { scope: operator.scope, app_id: app }, supplier, survey, country, stars, option, outcome },
    from: query.from === undefined ? new Date(ctx.now().getTime() - shownMs) : new Date(query.from),
    to: query.to === undefined ? null : new Date(query.to),
    hasText: query.text ?? false,
    isTest: query.test ?? false,
  };
  const after = query.after === undefined ? null : cursorOf(query.after);
  const read = (after: FeedbackCursor | null, most: number) => findFeedback(db, filter, { after, most });
  const view = { by: operator, what: 'console/feedback/get-feedback', at: ctx.now() };
  const audited = { ...view, ...(app !== null && { app_id: app }) };

  if (query.format === 'csv') {
    const pages = await readPages<FeedbackLine>(csvSize, (last) => read(last ?? after, csvSize));
    await recordView(db, audited);
    return csvAnswer('feedback', columns, presented(pages));
  }
  const [lines, summary] = await Promise.all([
    read(after, size),
    after === null ? sumUpFeedback(db, filter) : null,
  ]);
  await recordView(db, audited);
  const last = lines.length === size ? lines.at(-1) : undefined;
  return { items: lines.map(presentFeedback), next: last ? writeFeedbackCursor(last) : null, summary };
};

async function* presented(pages: AsyncIterable<readonly FeedbackLine[]>): AsyncGenerator<readonly Item[]> {
  for await (const page of pages) yield page.map(presentFeedback);
}

function cursorOf(text: string): FeedbackCursor {
  const cursor = readFeedbackCursor(text);
  if (cursor) return cursor;
  throw new ApiError('bad-request', 'The request does not fit the call.', {
    after: ['is not a cursor of this list'],
  });
}
