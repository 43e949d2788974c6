// GET /inventory/surveys of the console: a page, or all pages as CSV; with a user, what of it they are shown.
import type { ConsoleQueryOf } from '@earnwall/contract/console-call-types';
import type { InventorySurvey } from '@earnwall/contract/entities/inventory';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import type { ServerContext } from '#calls/context.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { type AskedPerson, findAskedPerson } from '#console/inventory/asked-person.ts';
import { type JudgedSurvey, judgeSurveys } from '#console/inventory/judge-surveys.ts';
import { presentInventorySurvey } from '#console/inventory/present-survey.ts';
import { currencyOf, viewerOf } from '#console/inventory/viewer.ts';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import { recordView } from '#store/console/audit.ts';
import { findSupplierNames, findSurveyCountries } from '#store/console/inventory/suppliers.ts';
import { findSurveyRows } from '#store/console/inventory/survey-list.ts';

const what = 'console/inventory/get-inventory-surveys';
const size = 50;
const csvSize = 500;

type Query = ConsoleQueryOf<typeof what>;

export const getInventorySurveys: ConsoleHandler<typeof what> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const [viewer, about] = await Promise.all([
    viewerOf(ctx, operator, query.app),
    aboutPerson(ctx, operator, query),
  ]);
  const filter = {
    ...{ supplier: query.supplier, status: query.status, search: query.search },
    // For a person it is the device they are on: what is not for it has that reason.
    device: about ? undefined : query.device,
    ...{ hot: query.hot !== undefined, featured: query.featured !== undefined },
    searchesRefs: viewer.isOperator,
    country: about?.asked.country ?? query.country,
    ids: about?.ids,
  };
  const page = { sort: query.sort ?? 'rank', isReversed: isReversed(query) } as const;
  const read = async (after: string | null, most: number) => {
    const rows = await findSurveyRows(db, filter, { ...page, after, most }, viewer);
    return rows.map((row) => presentInventorySurvey(row, viewer, about?.judged.get(row.id) ?? null));
  };
  const user = about && { app_id: about.asked.app.id, user_id: about.asked.user.id };
  const view = { by: operator, what, at: ctx.now(), ...(user && { user }) };
  if (query.format === 'csv') {
    const pages = await readPages<InventorySurvey>(csvSize, (last) =>
      read(last?.hash ?? query.after ?? null, csvSize),
    );
    await recordView(db, view);
    return csvAnswer('surveys', viewer.isOperator ? operatorColumns : columns, pages);
  }
  if (user) await recordView(db, view);
  const [surveys, suppliers, countries] = await Promise.all([
    read(query.after ?? null, size),
    findSupplierNames(db),
    findSurveyCountries(db),
  ]);
  return {
    surveys,
    next: surveys.length === size ? (surveys.at(-1)?.hash ?? null) : null,
    currency: currencyOf(viewer),
    suppliers,
    countries,
    person: about && {
      app: about.asked.app.id,
      uhash: about.asked.user.uhash,
      uuid: about.asked.user.uuid,
    },
  };
};

interface About {
  asked: AskedPerson;
  judged: ReadonlyMap<number, JudgedSurvey>;
  ids: number[];
}

/** The person that the list is about; whoever may not see people may not ask so. */
async function aboutPerson(ctx: ServerContext, operator: Operator, query: Query): Promise<About | null> {
  if (query.user === undefined) return null;
  if (!operator.capabilities.has('users:read'))
    throw new ApiError('forbidden', 'People are not yours to see.');
  const [app = '', ...rest] = query.user.split(':');
  const asked = await findAskedPerson(ctx, operator.scope, {
    app,
    uhash: rest.join(':'),
    device: query.device,
  });
  const all = await judgeSurveys(ctx, asked);
  const meant = all.filter(
    ({ reason, question }) =>
      (query.reason === undefined || query.reason === (reason ?? 'shown')) &&
      (query.question === undefined || query.question === question),
  );
  return { asked, judged: new Map(meant.map((one) => [one.id, one])), ids: meant.map(({ id }) => id) };
}

/** Small ranks and short surveys come first, and of figures the highest, unless the other order is asked for. */
const isReversed = ({ sort = 'rank', order }: Query): boolean =>
  order !== undefined && order !== (sort === 'rank' || sort === 'minutes' ? 'asc' : 'desc');

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

const columns: CsvColumns<InventorySurvey> = {
  survey: ({ hash }) => hash,
  supplier: ({ supplier }) => supplier.name,
  country: ({ country }) => country,
  language: ({ language }) => language,
  devices: ({ devices }) => devices.join(' '),
  topic: ({ topic }) => topic,
  status: ({ status }) => status,
  supplier_paused: ({ supplier_paused }) => yesNo(supplier_paused),
  reward: ({ reward }) => reward,
  minutes: ({ loi_seconds }) => Math.ceil(loi_seconds / 60),
  clicks_7_days: ({ clicks }) => clicks,
  starts_7_days: ({ starts }) => starts,
  completes_7_days: ({ completes }) => completes,
  conversion: ({ conversion }) => conversion,
  reward_per_click: ({ reward_per_click }) => reward_per_click,
  rating: ({ rating }) => rating,
  ratings: ({ rating_count }) => rating_count,
  quota_left: ({ quota_left }) => quota_left,
  rank: ({ rank }) => rank,
  placed: ({ placed_rank }) => yesNo(placed_rank !== null),
  hot: ({ hot }) => yesNo(hot),
  featured: ({ featured }) => yesNo(featured),
  shown: ({ verdict }) => verdict && yesNo(verdict.shown),
  reason: ({ verdict }) => verdict?.reason ?? null,
};

const operatorColumns: CsvColumns<InventorySurvey> = {
  ...columns,
  supplier_ref: ({ supplier_ref }) => supplier_ref,
  payout_micros: ({ payout_micros }) => payout_micros,
  said_conversion: ({ said }) => said?.conversion ?? null,
  said_entrants: ({ said }) => said?.entrants ?? null,
  said_completes: ({ said }) => said?.completes ?? null,
  earnings_per_click_micros: ({ epc_micros }) => epc_micros,
};
