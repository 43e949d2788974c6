import { Ago } from '@earnwall/ui/console/ago';
import { Status } from '@earnwall/ui/console/status';
import type { Column } from '@earnwall/ui/console/table';
import { amountText, type ConsolePostback, httpText, stateWords, typeWords } from './postback-words.ts';

const time = ({ at }: ConsolePostback) => (
  <time dateTime={at} title={`${at} UTC`}>
    {`${at.slice(5, 10)} ${at.slice(11, 19)}`}
  </time>
);

const type = ({ type: of, test }: ConsolePostback) => (
  <>
    {typeWords[of]}
    {test && <span className="postback-test"> Test</span>}
  </>
);

const state = ({ state: of }: ConsolePostback) => (
  <Status kind={stateWords[of].kind}>{stateWords[of].word}</Status>
);

const app: Column<ConsolePostback> = { id: 'app', head: 'App', cell: ({ app: of }) => of.name };

/** The app has no column where there is one only. */
export const postbackColumns = (isOfOneApp: boolean): Column<ConsolePostback>[] => [
  { id: 'at', head: 'Time, UTC', cell: time, card: 'title', width: '128px' },
  ...(isOfOneApp ? [] : [app]),
  { id: 'type', head: 'Type', cell: type },
  { id: 'user', head: 'User', cell: ({ user }) => <span className="c-mono postback-user">{user.id}</span> },
  {
    id: 'amount',
    head: 'Amount',
    align: 'end',
    cell: (one) => <span title={one.currency}>{amountText(one)}</span>,
  },
  { id: 'state', head: 'State', cell: state },
  { id: 'http', head: 'HTTP', align: 'end', cell: httpText },
  { id: 'ms', head: 'ms', align: 'end', cell: ({ ms }) => (ms === null ? '—' : ms.toLocaleString('en')) },
  { id: 'tries', head: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'next',
    head: 'Next',
    align: 'end',
    cell: ({ next_at }) => (next_at === null ? '—' : <Ago at={next_at} />),
  },
];
