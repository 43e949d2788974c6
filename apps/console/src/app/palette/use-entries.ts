import type { LucideIcon } from 'lucide-react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Pin from 'lucide-react/icons/pin';
import Rows4 from 'lucide-react/icons/rows-4';
import { useLocation, useSearch } from 'wouter';
import { useMe } from '#api/use-me.ts';
import type { Place } from '#app/places/place.ts';
import { useSignOut } from '#app/use-sign-out.ts';
import { usePreferences } from '#features/preferences/use-preferences.ts';
import { useWhere } from '#features/where/use-where.ts';
import { pathAbout, viewOf } from '#features/where/where.ts';
import { changedSearch, withSearch } from '#lib/search.ts';
import type { Entry } from './match.ts';

export interface ActingEntry extends Entry {
  Icon: LucideIcon;
  act: () => void;
}

/** Pages, what can be done from anywhere, and pages of each app, first those of the one that is shown: they may be thousands. */
export function useEntries(open: readonly Place[], onHelp: () => void): ActingEntry[] {
  const [path, go] = useLocation();
  const search = useSearch();
  const { apps } = useMe();
  const where = useWhere();
  const { preferences, change } = usePreferences();
  const signOut = useSignOut();
  const ofApp = open.filter(({ path: at }) => at.startsWith('/apps/:app/'));
  // A page of one thing needs to know which: it is found by its id.
  const goes = open.filter(({ path: at }) => !at.includes(':'));
  const shownFirst = apps.toSorted((a, b) => Number(b.id === where.app) - Number(a.id === where.app));
  const { theme, density, pinned } = preferences;
  const nextTheme = theme === 'dark' ? 'light' : 'dark';
  const nextDensity = density === 'compact' ? 'comfortable' : 'compact';

  return [
    ...goes.map((place) => ({
      ...{ id: place.path, label: place.label, hint: 'Go', Icon: place.icon },
      act: () => go(pathAbout(place.path, where)),
    })),
    ...pinned.map((view) => ({
      ...{ id: `pin:${view.path}`, label: view.label, hint: 'Pinned', Icon: Pin },
      act: () => go(view.path),
    })),
    {
      ...{ id: 'mode', label: where.isTest ? 'Show Live' : 'Show Test', hint: 'Act', Icon: FlaskConical },
      act: () => go(withSearch(path, changedSearch(search, { test: where.isTest ? null : '1' }))),
    },
    {
      ...{ id: 'theme', label: nextTheme === 'dark' ? 'Dark theme' : 'Light theme', hint: 'Act', Icon: Moon },
      act: () => change({ theme: nextTheme }),
    },
    {
      ...{
        id: 'density',
        label: nextDensity === 'compact' ? 'Compact rows' : 'Comfortable rows',
        hint: 'Act',
      },
      ...{ Icon: Rows4, act: () => change({ density: nextDensity }) },
    },
    { id: 'keys', label: 'Keyboard shortcuts', hint: 'Act', words: 'help', Icon: Keyboard, act: onHelp },
    { id: 'out', label: 'Sign out', hint: 'Act', words: 'log logout leave', Icon: LogOut, act: signOut },
    ...shownFirst.flatMap(({ id, name }) => [
      {
        ...{ id: `app:${id}`, label: name, hint: 'Show this app', words: id, Icon: LayoutGrid },
        act: () => go(viewOf(id, path, search)),
      },
      ...ofApp.map((place) => ({
        ...{
          id: `${place.path}:${id}`,
          label: `${name}: ${place.label}`,
          hint: 'Go',
          words: id,
          Icon: place.icon,
        },
        act: () => go(pathAbout(place.path, { app: id, isTest: false })),
      })),
    ]),
  ];
}
