import type { AppStatus } from '@earnwall/contract/app-settings-values';
import type { AppLine } from '@earnwall/contract/entities/operated-app';
import { Menu } from '@earnwall/ui/console/menu';
import { useToast } from '@earnwall/ui/console/use-toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useChange } from '#api/use-change.ts';

const acts: readonly { state: AppStatus; label: string; done: string }[] = [
  { state: 'open', label: 'Open to everybody', done: 'is open' },
  { state: 'closed_to_new_users', label: 'Close to new users', done: 'takes no new users' },
  { state: 'off', label: 'Switch off', done: 'is off' },
];

/** Changes the state at once, with an undo that sets it back. */
export function AppMenu({ app }: { app: AppLine }) {
  const toast = useToast();
  const refresh = ['console/apps/get-apps', 'console/apps/get-apps-id'] as const;
  const { run } = useChange('console/apps/put-apps-state', { refresh });
  const set = async (state: AppStatus) => {
    const answer = await run({ params: { app: app.id }, body: { state } });
    if (!answer) throw new Error('The state was not changed');
  };
  const choose = async ({ state, done }: (typeof acts)[number]) => {
    try {
      await set(state);
      toast.show({ text: `${app.name} ${done}`, undo: () => set(app.status) });
    } catch {
      toast.show({ text: `${app.name} was not changed. Try again.`, kind: 'bad' });
    }
  };
  return (
    <Menu
      label={`Actions for ${app.name}`}
      kind="quiet"
      size="small"
      square
      trigger={<Ellipsis />}
      items={acts.map((act) => ({
        label: act.label,
        danger: act.state === 'off',
        disabled: act.state === app.status,
        onChoose: () => void choose(act),
      }))}
    />
  );
}
