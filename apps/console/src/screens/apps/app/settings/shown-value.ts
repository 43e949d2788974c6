import type { AppSettings } from '@earnwall/contract/entities/app-settings';
import type { AppField } from '@earnwall/domain/console/app-fields';

const words: Readonly<Record<string, string>> = {
  open: 'Open',
  closed_to_new_users: 'No new users',
  off: 'Off',
  new_tab: 'New tab',
  same_window: 'Same window',
};
const most = 120;

/** A setting in the list of changes: short, and in the words of the form. */
export function shownValue<F extends AppField>(field: F, value: AppSettings[F]): string {
  if (field === 'test_mode') return value ? 'Test' : 'Live';
  if (value === null) return field === 'col_qty' ? 'default' : 'none';
  if (field === 'revenue_share' || field === 'fair_pay') return `${value} %`;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.map(shownItem).join(', ') || 'none';
  const text = words[String(value)] ?? String(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function shownItem(item: string | AppSettings['sources'][number]): string {
  if (typeof item === 'string') return item;
  const closed = item.disabled_countries.length > 0 ? ` without ${item.disabled_countries.join(' ')}` : '';
  return `${item.source}${item.enabled ? '' : ' (off)'}${closed}`;
}
