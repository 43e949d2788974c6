import { IconButton } from '@earnwall/ui/console/icon-button';
import { Kbd } from '@earnwall/ui/console/kbd';
import Search from 'lucide-react/icons/search';
import { AppSwitcher } from './app-switcher.tsx';
import { LiveOrTest } from './live-or-test.tsx';
import { PersonMenu } from './person-menu.tsx';
import './top-bar.css';

interface Props {
  onSearch: () => void;
  onHelp: () => void;
}

export function TopBar({ onSearch, onHelp }: Props) {
  return (
    <>
      <AppSwitcher />
      <LiveOrTest />
      <button type="button" className="top-search" aria-keyshortcuts="Meta+K Control+K" onClick={onSearch}>
        <Search />
        <span className="top-search-text">Go, act, or paste any id</span>
        <Kbd>{isApple ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      <span className="top-search-icon">
        <IconButton label="Search" icon={<Search />} kind="plain" onClick={onSearch} />
      </span>
      <PersonMenu onHelp={onHelp} />
    </>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
