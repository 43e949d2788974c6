import { useLocation, useSearch } from 'wouter';
import { changedSearch, withSearch } from '#lib/search.ts';

const screens = ['both', 'desktop', 'phone'] as const;
const hosts = ['light', 'dark'] as const;

/** What the preview shows; in the address, so that a link shows the same. */
export function usePreviewChoices() {
  const [path, go] = useLocation();
  const search = useSearch();
  const values = new URLSearchParams(search);
  const choose = (name: 'screen' | 'host' | 'language' | 'state', usual: string) => (value: string) =>
    go(withSearch(path, changedSearch(search, { [name]: value === usual ? null : value })), {
      replace: true,
    });
  return {
    screen: screens.find((known) => known === values.get('screen')) ?? 'both',
    host: hosts.find((known) => known === values.get('host')) ?? 'light',
    language: values.get('language') ?? 'en',
    state: values.get('state') ?? 'surveys',
    chooseScreen: choose('screen', 'both'),
    chooseHost: choose('host', 'light'),
    chooseLanguage: choose('language', 'en'),
    chooseState: choose('state', 'surveys'),
  };
}
