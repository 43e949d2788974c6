import type { AppLine } from '@earnwall/contract/entities/operated-app';
import { Status } from '@earnwall/ui/console/status';
import type { Column } from '@earnwall/ui/console/table';
import { AppMenu } from './app-menu.tsx';
import { goLiveWord, postbackWord, stateWord, type Word } from './app-words.ts';

const said = ({ kind, text }: Word) => <Status kind={kind}>{text}</Status>;
const figure = (value: number) => value.toLocaleString('en');

interface Asker {
  /** Sees apps of several publishers. */
  isOperator: boolean;
  mayGovern: boolean;
}

export function appColumns({ isOperator, mayGovern }: Asker): Column<AppLine>[] {
  const publisher: Column<AppLine> = {
    id: 'publisher',
    head: 'Publisher',
    cell: (app) => app.publisher.name,
  };
  const menu: Column<AppLine> = {
    id: 'menu',
    head: 'Actions',
    align: 'end',
    // On a phone the settings have it.
    card: 'hidden',
    cell: (app) => <AppMenu app={app} />,
  };
  return [
    {
      id: 'name',
      head: 'Name',
      card: 'title',
      cell: ({ name, id }) => (
        <span className="apps-name">
          {name} <span className="c-mono c-muted">{id}</span>
        </span>
      ),
    },
    ...(isOperator ? [publisher] : []),
    { id: 'state', head: 'State', cell: (app) => said(stateWord(app)) },
    {
      id: 'mode',
      head: 'Mode',
      cell: ({ test_mode }) => (test_mode ? <Status kind="warn">Test</Status> : 'Live'),
    },
    { id: 'people', head: 'People today', align: 'end', cell: (app) => figure(app.people_today) },
    { id: 'completes', head: 'Completes today', align: 'end', cell: (app) => figure(app.completes_today) },
    { id: 'postbacks', head: 'Postbacks', cell: (app) => said(postbackWord(app.postbacks)) },
    { id: 'go-live', head: 'Go-live', cell: (app) => said(goLiveWord(app)) },
    ...(mayGovern ? [menu] : []),
  ];
}
