import { Button } from '@earnwall/ui/console/button';
import { Copy } from '@earnwall/ui/console/copy';
import { Kbd } from '@earnwall/ui/console/kbd';
import { Menu, type MenuItem } from '@earnwall/ui/console/menu';
import { PageHead } from '@earnwall/ui/console/page-head';
import { useSingleKeys } from '@earnwall/ui/console/use-single-keys';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pause from 'lucide-react/icons/pause';
import Plus from 'lucide-react/icons/plus';
import { addressOf } from '#api/asked.ts';
import { useMay } from '#api/use-me.ts';
import type { Act, UserPage } from '#features/users/user-page.ts';
import { consoleHref } from '#lib/page-settings.ts';

interface Props {
  page: UserPage;
  onAct: (act: Act) => void;
}

export function UserHead({ page, onAct }: Props) {
  const { app, user, erased_at } = page;
  return (
    <PageHead
      title={user.uuid}
      note={
        <span className="user-ids">
          <a href={consoleHref(`/users?app=${encodeURIComponent(app.id)}`)}>Users of {app.name}</a>
          <span className="c-mono">{`${user.uhash.slice(0, 8)}…${user.uhash.slice(-4)}`}</span>
          <Copy text={user.uhash} label="Copy the user hash" iconOnly />
        </span>
      }
      actions={erased_at === null && <Acts page={page} onAct={onAct} />}
    />
  );
}

function Acts({ page, onAct }: Props) {
  const [mayCredit, mayWrite] = [useMay('users:credit'), useMay('users:write')];
  const isClosed = page.user.state === 'closed';
  const canCredit = mayCredit && !isClosed;
  useSingleKeys(canCredit ? { c: () => onAct('credit') } : {});
  return (
    <>
      {canCredit && (
        <>
          <Button kind="primary" icon={<Plus />} onClick={() => onAct('credit')}>
            Credit <Kbd>c</Kbd>
          </Button>
          <Button onClick={() => onAct('debit')}>Debit</Button>
        </>
      )}
      {mayWrite && page.state_refused === null && <StateActs state={page.user.state} onAct={onAct} />}
      <MoreActs page={page} onAct={onAct} />
    </>
  );
}

function StateActs({ state, onAct }: { state: UserPage['user']['state'] } & Pick<Props, 'onAct'>) {
  return (
    <>
      {state !== 'active' && <Button onClick={() => onAct('free')}>Free</Button>}
      {state !== 'on_hold' && (
        <Button icon={<Pause />} onClick={() => onAct('hold')}>
          Hold
        </Button>
      )}
      {state !== 'on_review' && <Button onClick={() => onAct('review')}>Review</Button>}
      <Button kind="danger" icon={<Ban />} onClick={() => onAct('ban')}>
        Ban
      </Button>
    </>
  );
}

function MoreActs({ page, onAct }: Props) {
  const [mayWrite, mayErase] = [useMay('users:write'), useMay('users:erase')];
  const params = { app: page.app.id, uhash: page.user.uhash };
  const choose = (label: string, act: Act, danger = false): MenuItem => ({
    ...{ label, danger, onChoose: () => onAct(act) },
  });
  const wanted = page.user.profile_review_wanted;
  const items: MenuItem[] = [
    ...(mayWrite
      ? [
          choose('Country', 'country'),
          choose(wanted ? 'Withdraw the profile review' : 'Ask for a profile review', 'profile-review'),
          choose('Revoke supplier ids', 'supplier-ids'),
        ]
      : []),
    ...(mayErase
      ? [
          { label: 'Export', href: addressOf('console/users/get-users-export', { params }) },
          choose('Erase', 'erase', true),
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return <Menu label="More acts" trigger={<Ellipsis />} square items={items} />;
}
