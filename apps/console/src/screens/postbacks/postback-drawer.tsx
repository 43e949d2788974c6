import type { ConsolePostbackDetails } from '@earnwall/contract/entities/console-postback';
import { Button } from '@earnwall/ui/console/button';
import { Copy } from '@earnwall/ui/console/copy';
import { Drawer } from '@earnwall/ui/console/drawer';
import { Facts } from '@earnwall/ui/console/facts';
import { Kbd } from '@earnwall/ui/console/kbd';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Status } from '@earnwall/ui/console/status';
import { useSingleKeys } from '@earnwall/ui/console/use-single-keys';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { LoadError } from '#features/load-error/load-error.tsx';
import { consoleHref } from '#lib/page-settings.ts';
import { Attempts } from './attempts.tsx';
import { amountText, stateWords, typeWords } from './postback-words.ts';
import { useResend } from './use-resend.ts';

interface Props {
  id: string;
  onClose: () => void;
}

const all = { path: '/postbacks', label: 'All postbacks' };

export function PostbackDrawer({ id, onClose }: Props) {
  const { data, error, isLoading, isFetching, refetch } = useCall('console/postbacks/get-postbacks-id', {
    params: { id },
  });
  // While another one loads, the answer before is still there.
  const postback = data?.postback.id === id ? data.postback : null;
  return (
    <Drawer
      title={postback ? <Title postback={postback} /> : 'Postback'}
      onClose={onClose}
      actions={postback && <Actions postback={postback} />}
    >
      {error && <LoadError error={error} list={all} onRetry={refetch} />}
      {(isLoading || (!postback && isFetching)) && <Skeleton rows={8} />}
      {postback && <Details postback={postback} />}
    </Drawer>
  );
}

function Title({ postback }: { postback: ConsolePostbackDetails }) {
  const { kind, word } = stateWords[postback.state];
  return (
    <>
      <Status kind={kind}>{word}</Status>{' '}
      {`${amountText(postback)} ${postback.currency}, ${typeWords[postback.type].toLowerCase()}`}
    </>
  );
}

function Actions({ postback }: { postback: ConsolePostbackDetails }) {
  const mayResend = useMay('postbacks:write') && postback.request !== null;
  const { resend, busy, error } = useResend();
  const press = () => void resend([postback]);
  useSingleKeys(mayResend ? { r: press } : {});
  return (
    <>
      {mayResend && (
        <Button icon={<Send />} busy={busy} onClick={press}>
          Resend <Kbd>r</Kbd>
        </Button>
      )}
      {postback.curl !== null && (
        <Copy text={postback.curl} label="Copy as curl" kind="plain" size="normal" />
      )}
      {error && (
        <p className="postback-error" role="alert">
          {error.message}
        </p>
      )}
    </>
  );
}

function Details({ postback }: { postback: ConsolePostbackDetails }) {
  const { id, app, user, click_id, survey_id, offer_id, reason, settled_at, test } = postback;
  const person = `/users/${encodeURIComponent(app.id)}/${encodeURIComponent(user.uhash)}`;
  const facts: [string, ReactNode][] = [
    ['Person', <PlainLink key="person" path={person} text={user.id} />],
    ['Movement', <PlainLink key="movement" path={`${person}?tab=ledger`} text={id} />],
    ['App', app.name],
    ['Click', click_id && shortened(click_id)],
    ['Survey', survey_id],
    ['Offer', offer_id],
    ['Reason', reason],
    ['Test', test ? 'Yes: must not be paid' : null],
    ['Settled', settled_at && `${settled_at.slice(0, 19).replace('T', ' ')} UTC`],
  ];
  return (
    <>
      <Facts items={facts.filter(([, value]) => value !== null && value !== '')} />
      <Attempts postback={postback} />
    </>
  );
}

/** The id of a click gives access to it. */
const shortened = (id: string): string => (id.length > 13 ? `${id.slice(0, 12)}…` : id);

const PlainLink = ({ path, text }: { path: string; text: string }) => (
  <a className="postback-link c-mono" href={consoleHref(path)}>
    {text}
  </a>
);
