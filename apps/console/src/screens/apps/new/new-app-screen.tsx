import type { OperatedApp } from '@earnwall/contract/entities/operated-app';
import { PageHead } from '@earnwall/ui/console/page-head';
import { Secret } from '@earnwall/ui/console/secret';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { NewAppForm } from './new-app-form.tsx';
import './new-app.css';

/** A new app: a few answers, then its secret once, then on to going live. */
export function NewAppScreen() {
  const [, go] = useLocation();
  // Nowhere but here: not in the address, nor in the cache of answers.
  const [made, setMade] = useState<{ app: OperatedApp; secret: string } | null>(null);
  if (!made)
    return (
      <div className="new-app">
        <PageHead title="New app" note="It begins in test mode: nobody is paid until you go live." />
        <NewAppForm onMade={setMade} />
      </div>
    );
  const { app, secret } = made;
  return (
    <div className="new-app">
      <PageHead title={`${app.settings.name} is created`} note={<code>{app.id}</code>} />
      <Secret
        value={secret}
        name="app secret"
        onDone={() => go(`/apps/${encodeURIComponent(app.id)}/go-live`)}
      />
      <p className="c-muted">
        Your server signs users’ links with it. Next: put the panel on your page and watch the first visit
        arrive.
      </p>
    </div>
  );
}
