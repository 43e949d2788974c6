import FlaskConical from 'lucide-react/icons/flask-conical';
import { useLocation, useSearch } from 'wouter';
import { useWhere } from '#features/where/use-where.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { changedSearch, withSearch } from '#lib/search.ts';

/** On every page while it shows Test: nobody mistakes a test amount for money. */
export function TestBar() {
  const [path] = useLocation();
  const search = useSearch();
  const { app, isAppInTest } = useWhere();
  const live = isAppInTest
    ? `/apps/${encodeURIComponent(app ?? '')}/go-live`
    : withSearch(path, changedSearch(search, { test: null }));
  return (
    <section className="test-bar" aria-label="Test">
      <FlaskConical />
      <strong>Test</strong>
      <span>
        <span className="test-bar-more">Sandbox surveys and test users only. </span>Nobody is paid.
      </span>
      <a href={consoleHref(live)}>Go to Live</a>
    </section>
  );
}
