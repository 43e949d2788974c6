import type { Column } from '@earnwall/ui/console/table';
import { bookedDollars } from '#features/money/dollars-text.ts';
import { type Figures, netPayouts } from './payout-texts.ts';

interface Row {
  figures: Figures;
}

/** Publishers see their share alone. */
export function figureColumns<R extends Row>(seesAll: boolean): Column<R>[] {
  const figure = (id: string, head: string, of: (figures: Figures) => number | null): Column<R> => ({
    ...{ id, head, align: 'end', cell: ({ figures }) => bookedDollars(of(figures)) },
  });
  return [
    ...(seesAll ? [figure('payouts', 'Supplier payouts', netPayouts)] : []),
    figure('rewards', 'Publisher’s share', ({ rewards }) => rewards),
    figure('reversals', 'Reversals', ({ reversals }) => reversals),
    figure('due', 'Due', ({ due }) => due),
    ...(seesAll ? [figure('margin', 'Margin', ({ margin }) => margin)] : []),
  ];
}
