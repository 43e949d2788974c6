// What people ask for: from yesterday by country to a quarter of a year in another zone, by everything that numbers are
// split by.
export interface NumbersCase {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly split: 'app' | 'country' | 'supplier' | 'kind' | 'day' | 'hour';
  readonly zone?: string;
  readonly app?: string;
  readonly country?: string;
  readonly supplier?: string;
}

const yesterday = { from: '2026-09-27', to: '2026-09-27' };
const week = { from: '2026-09-21', to: '2026-09-27' };
const month = { from: '2026-09-01', to: '2026-09-28' };
const half = { from: '2026-08-15', to: '2026-09-27' };
const all = { from: '2026-07-01', to: '2026-09-28' };

export const cases: readonly NumbersCase[] = [
  { name: '1 day by country, UTC', ...yesterday, split: 'country' },
  { name: '1 day by hour, Kolkata', ...yesterday, split: 'hour', zone: 'Asia/Kolkata' },
  { name: '7 days by app, Kolkata', ...week, split: 'app', zone: 'Asia/Kolkata' },
  { name: '28 days by country, UTC', ...month, split: 'country' },
  { name: '28 days by supplier, Kolkata', ...month, split: 'supplier', zone: 'Asia/Kolkata' },
  {
    ...{ name: '28 days of one app and country, Berlin', ...month, zone: 'Europe/Berlin' },
    ...{ split: 'kind', app: 'app-1', country: 'DE' },
  },
  { name: '44 days and the 44 before by app, Kathmandu', ...half, split: 'app', zone: 'Asia/Kathmandu' },
  { name: '90 days by day, UTC', ...all, split: 'day' },
  { name: '90 days by day, Kolkata', ...all, split: 'day', zone: 'Asia/Kolkata' },
  { name: '90 days by country, Kathmandu', ...all, split: 'country', zone: 'Asia/Kathmandu' },
  { name: '90 days by supplier, New York', ...all, split: 'supplier', zone: 'America/New_York' },
  {
    name: '90 days of one country by app, Kolkata',
    ...all,
    split: 'app',
    zone: 'Asia/Kolkata',
    country: 'DE',
  },
  {
    ...{ name: '90 days of one supplier and country, Kolkata', ...all, zone: 'Asia/Kolkata' },
    ...{ split: 'kind', supplier: 'supplier-1', country: 'DE' },
  },
];
