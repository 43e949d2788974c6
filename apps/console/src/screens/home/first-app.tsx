import { ButtonLink } from '@earnwall/ui/console/button';
import { Empty } from '@earnwall/ui/console/empty';
import AppWindow from 'lucide-react/icons/app-window';
import { useMay } from '#api/use-me.ts';
import { consoleHref } from '#lib/page-settings.ts';

/** Where nothing runs yet, the first app is what there is to do. */
export function FirstApp() {
  const mayCreate = useMay('apps:govern');
  return (
    <Empty
      title="No app yet"
      icon={<AppWindow />}
      action={
        mayCreate && (
          <ButtonLink kind="primary" href={consoleHref('/apps/new')}>
            Create the first app
          </ButtonLink>
        )
      }
    >
      An app is one place where your users earn: a site, a game, a phone app. It takes five minutes to its
      first paid survey.
    </Empty>
  );
}
