import { PageHead } from '@earnwall/ui/console/page-head';
import { useWhere } from '#features/where/use-where.ts';
import { ApiKeysSection } from './api-keys-section.tsx';
import { AppSecretSection } from './app-secret-section.tsx';
import { PostbackSecretSection } from './postback-secret-section.tsx';

/** The secrets of an app: each is shown once when it is made, and replaced with both alive. */
export function KeysScreen() {
  const { app, appName } = useWhere();
  if (app === null) return null;
  return (
    <>
      <PageHead title="Keys" note={appName} />
      <AppSecretSection key={`secret ${app}`} app={app} />
      <ApiKeysSection key={`keys ${app}`} app={app} />
      <PostbackSecretSection key={`postbacks ${app}`} app={app} />
    </>
  );
}
