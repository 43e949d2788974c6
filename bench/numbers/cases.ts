// What people ask for: from yesterday by country to a quarter of a year in another zone.
export interface NumbersCase {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly split: 'app' | 'country' | 'supplier' | 'kind' | 'day';
  readonly zone?: string;
  readonly app?: string;
  readonly country?: string;
}

const month = { from: '2026-09-01', to: '2026-09-28' };
const quarter = { from: '2026-08-15', to: '2026-09-27' };

export const cases: readonly NumbersCase[] = [
  { name: 'one day by country, UTC', from: '2026-09-27', to: '2026-09-27', split: 'country' },
  {
    name: '7 days by app, Kolkata',
    from: '2026-09-21',
    to: '2026-09-27',
    split: 'app',
    zone: 'Asia/Kolkata',
  },
  { name: '28 days by country, UTC', ...month, split: 'country' },
  { name: '28 days by supplier, Kolkata', ...month, split: 'supplier', zone: 'Asia/Kolkata' },
  {
    name: '28 days of one app and country, Berlin',
    ...month,
    split: 'kind',
    zone: 'Europe/Berlin',
    app: 'app-1',
    country: 'DE',
  },
  { name: '44 days and the 44 before by day, UTC', ...quarter, split: 'day' },
  { name: '44 days and the 44 before by app, Kathmandu', ...quarter, split: 'app', zone: 'Asia/Kathmandu' },
];
