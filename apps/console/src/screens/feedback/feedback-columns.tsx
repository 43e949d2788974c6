import { Ago } from '@earnwall/ui/console/ago';
import type { Column } from '@earnwall/ui/console/table';
import { outcomeWords } from '#features/outcomes/outcome-words.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { type Item, optionWords } from './feedback-words.ts';
import { Stars } from './stars.tsx';

const part = encodeURIComponent;

export const feedbackColumns = (maySeeSuppliers: boolean): Column<Item>[] => [
  { id: 'said', head: 'Said', card: 'title', width: '32%', cell: (item) => <Said item={item} /> },
  { id: 'outcome', head: 'Ended', cell: ({ outcome }) => (outcome ? outcomeWords[outcome] : '') },
  {
    id: 'survey',
    head: 'Survey',
    cell: ({ survey }) =>
      survey && (
        <a href={consoleHref(`/inventory/surveys?open=${part(survey)}`)}>
          <code>{survey.slice(0, 10)}…</code>
        </a>
      ),
  },
  {
    id: 'supplier',
    head: 'Supplier',
    cell: ({ supplier }) => <Supplier supplier={supplier} isLink={maySeeSuppliers} />,
  },
  { id: 'country', head: 'Country', cell: ({ country }) => country ?? '' },
  {
    id: 'user',
    head: 'User',
    cell: ({ app, user }) => (
      <a href={consoleHref(`/users/${part(app.id)}/${part(user)}`)}>
        <code>{user.slice(0, 10)}…</code>
      </a>
    ),
  },
  { id: 'app', head: 'App', cell: ({ app }) => app.name },
  { id: 'when', head: 'When', align: 'end', cell: ({ at }) => <Ago at={at} /> },
];

function Said({ item: { stars, option, message } }: { item: Item }) {
  if (stars !== null) return <Stars stars={stars} />;
  return (
    <span className="feedback-said">
      <span>{option ? optionWords[option] : 'Something went wrong'}</span>
      {message !== null && (
        <q className="feedback-text" dir="auto">
          {message}
        </q>
      )}
    </span>
  );
}

function Supplier({ supplier, isLink }: Pick<Item, 'supplier'> & { isLink: boolean }) {
  if (supplier === null) return null;
  if (!isLink) return supplier.name;
  return <a href={consoleHref(`/suppliers/${part(supplier.id)}`)}>{supplier.name}</a>;
}
