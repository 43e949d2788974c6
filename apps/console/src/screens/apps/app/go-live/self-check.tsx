import { useEffect, useId, useRef, useState } from 'react';
import { CheckRow } from './check-row.tsx';
import { Doctor } from './doctor.tsx';
import { type Check, type GoLive, newsOf } from './go-live.ts';
import { useForged } from './use-forged.ts';

interface Props {
  app: string;
  goLive: GoLive;
  /** The connection is lost: what is shown may be old. */
  isLost: boolean;
}

/** What the product has seen of the integration, and what it waits for. */
export function SelfCheck({ app, goLive, isLost }: Props) {
  const id = useId();
  const { checks, set_up } = goLive;
  const passed = checks.filter(({ state }) => state === 'passed').length;
  const news = useNews(checks);
  const forged = useForged(app, checks);
  return (
    <section className="golive-check c-card" aria-labelledby={id}>
      <header className="golive-check-head">
        <h2 id={id}>Self-check</h2>
        {isLost ? (
          <span className="golive-lost">Not connected</span>
        ) : (
          <span className="golive-listening">
            <span className="golive-ring" aria-hidden="true" />
            Listening
          </span>
        )}
      </header>
      <ul>
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
      <footer className="golive-check-foot">
        <strong>
          {passed} of {checks.length} passed
        </strong>
        <span className="c-muted">listens while this page is open</span>
      </footer>
      {set_up.postback && <Doctor app={app} isBusy={forged.busy} />}
      <p className="c-unseen" role="status">
        {news}
      </p>
    </section>
  );
}

/** The latest change stays, so that it is announced once. */
function useNews(checks: readonly Check[]): string {
  const before = useRef<readonly Check[] | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    const text = newsOf(before.current, checks);
    before.current = checks;
    if (text) setNews(text);
  }, [checks]);
  return news;
}
