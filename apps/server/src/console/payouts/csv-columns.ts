// The columns of the files of payouts, in dollars. A publisher's file has none of what suppliers pay and of the margin.
import { dollarsText, pointsText } from '@earnwall/domain/payouts/texts';
import type { CsvColumns } from '#console/csv.ts';
import type { AppPayout, DayPayout, MonthPayout } from '#present/payout.ts';

type Figures = MonthPayout['figures'];

const dollars = (value: number | null) => (value === null ? null : { exact: dollarsText(value) });

function figureColumns<Row extends { figures: Figures }>(all: boolean): CsvColumns<Row> {
  return {
    ...(all && {
      supplier_payouts_usd: ({ figures }: Row) => dollars(figures.payouts),
      supplier_reversals_usd: ({ figures }: Row) => dollars(figures.payout_reversals),
    }),
    share_usd: ({ figures }) => dollars(figures.rewards),
    reversals_usd: ({ figures }) => dollars(figures.reversals),
    due_usd: ({ figures }) => dollars(figures.due),
    ...(all && { margin_usd: ({ figures }: Row) => dollars(figures.margin) }),
  };
}

export const appColumns = (all: boolean): CsvColumns<AppPayout> => ({
  month: ({ month }) => month,
  app: ({ app }) => app.id,
  name: ({ app }) => app.name,
  publisher: ({ app }) => app.publisher.name,
  state: ({ state }) => state,
  ...figureColumns<AppPayout>(all),
  points: ({ points, app }) => ({ exact: pointsText(points, app.decimals) }),
  currency: ({ app }) => app.currency_name,
  closed_at: ({ closed }) => closed?.at ?? null,
  paid_on: ({ paid }) => paid?.on ?? null,
  paid_reference: ({ paid }) => paid?.reference ?? null,
});

export const dayColumns = (all: boolean, decimals: number): CsvColumns<DayPayout> => ({
  day: ({ day }) => day,
  ...figureColumns<DayPayout>(all),
  points: ({ points }) => ({ exact: pointsText(points, decimals) }),
});
