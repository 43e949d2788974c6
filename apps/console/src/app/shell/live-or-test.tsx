import { Button } from '@earnwall/ui/console/button';
import { Segmented } from '@earnwall/ui/console/segmented';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useLocation, useSearch } from 'wouter';
import { useWhere } from '#features/where/use-where.ts';
import { changedSearch, withSearch } from '#lib/search.ts';

/** A filter of the address, as all others; an app that is not live yet has nothing but Test. */
export function LiveOrTest() {
  const [path, go] = useLocation();
  const search = useSearch();
  const { app, isTest, isAppInTest } = useWhere();
  const choose = (mode: 'live' | 'test') => {
    if (mode === 'live' && isAppInTest) go(`/apps/${encodeURIComponent(app ?? '')}/go-live`);
    else go(withSearch(path, changedSearch(search, { open: null, test: mode === 'test' ? '1' : null })));
  };
  const live = <span className="top-live" aria-hidden="true" />;
  return (
    <>
      <div className="top-mode">
        <Segmented
          label="What is shown"
          choices={[
            { value: 'live', label: 'Live', icon: live },
            { value: 'test', label: 'Test', icon: <FlaskConical /> },
          ]}
          chosen={isTest ? 'test' : 'live'}
          onChoose={choose}
        />
      </div>
      {/* On a phone there is room for one of the two. */}
      <div className="top-mode-small">
        <Button
          kind="quiet"
          icon={isTest ? <FlaskConical /> : live}
          title={isTest ? 'Show Live' : 'Show Test'}
          onClick={() => choose(isTest ? 'live' : 'test')}
        >
          {isTest ? 'Test' : 'Live'}
        </Button>
      </div>
    </>
  );
}
