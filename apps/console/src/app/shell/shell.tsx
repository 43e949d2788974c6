import { Toasts } from '@earnwall/ui/console/toasts';
import { useEffect, useState } from 'react';
import { Route, useLocation } from 'wouter';
import { useMe } from '#api/use-me.ts';
import { openTo, placeAt, titleOf } from '#app/find-place.ts';
import { Interruptions } from '#app/interruptions/interruptions.tsx';
import { NotAllowed } from '#app/not-allowed.tsx';
import { NotFound } from '#app/not-found.tsx';
import { LazyPalette } from '#app/palette/lazy-palette.tsx';
import { places } from '#app/places.ts';
import { ScreenBoundary } from '#app/screen-boundary.tsx';
import { ShortcutsHelp } from '#app/shortcuts/shortcuts-help.tsx';
import { useShortcuts } from '#app/shortcuts/use-shortcuts.ts';
import { usePreferences } from '#features/preferences/use-preferences.ts';
import { useWhere } from '#features/where/use-where.ts';
import { pathAbout } from '#features/where/where.ts';
import { keepLook, showLook } from '#lib/look.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { Sidebar } from './sidebar.tsx';
import { TestBar } from './test-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

/** Whoever's role may not open one of them is told so. */
const existing = places.filter(({ screen }) => screen !== null);

export function Shell() {
  const { capabilities } = useMe();
  const { preferences } = usePreferences();
  const [path, go] = useLocation();
  const where = useWhere();
  const [over, setOver] = useState<'palette' | 'help' | null>(null);
  const open = openTo(capabilities, places);
  const place = placeAt(path, open);
  const known = placeAt(path, existing);
  const { theme, density, single_keys } = preferences;

  useEffect(() => {
    showLook({ theme, density });
    keepLook({ theme, density });
  }, [theme, density]);
  useEffect(() => {
    // Read by every shortcut of one letter (packages/ui/src/console/use-single-keys.ts).
    document.documentElement.dataset.singleKeys = single_keys ? 'on' : 'off';
  }, [single_keys]);
  useEffect(() => {
    document.title = titleOf({ place: known, appName: where.appName, isTest: where.isTest });
  }, [known, where.appName, where.isTest]);

  useShortcuts(single_keys, (meaning) => {
    if (meaning.does === 'palette') setOver((now) => (now === 'palette' ? null : 'palette'));
    if (meaning.does === 'help') setOver('help');
    const target = meaning.does === 'go' ? open.find(({ shortcut }) => shortcut === meaning.to) : undefined;
    if (target) go(pathAbout(target.path, where));
  });

  return (
    <>
      <ShellFrame
        sidebar={<Sidebar open={open} current={place} />}
        topBar={<TopBar onSearch={() => setOver('palette')} onHelp={() => setOver('help')} />}
        banner={where.isTest && <TestBar />}
        bottomBar={<BottomBar open={open} current={place} />}
      >
        <ScreenBoundary>
          {place?.screen ? (
            <Route path={place.path}>
              <place.screen.Screen />
            </Route>
          ) : known ? (
            <NotAllowed />
          ) : (
            <NotFound />
          )}
          <Arrival key={path} />
        </ScreenBoundary>
      </ShellFrame>
      {over === 'palette' && (
        <LazyPalette open={open} onHelp={() => setOver('help')} onClose={() => setOver(null)} />
      )}
      {over === 'help' && <ShortcutsHelp open={open} onClose={() => setOver(null)} />}
      <Interruptions />
      <Toasts />
    </>
  );
}

/** Mounted together with the screen it stands behind, once that has loaded. */
function Arrival() {
  useArrival();
  return null;
}
