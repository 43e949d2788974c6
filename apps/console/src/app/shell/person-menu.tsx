import { Menu } from '@earnwall/ui/console/menu';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Rows3 from 'lucide-react/icons/rows-3';
import Rows4 from 'lucide-react/icons/rows-4';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import { useMe } from '#api/use-me.ts';
import { useSignOut } from '#app/use-sign-out.ts';
import { usePreferences } from '#features/preferences/use-preferences.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { initialsOf } from './initials.ts';

const themes = { light: Sun, dark: Moon, system: Monitor } as const;

export function PersonMenu({ onHelp }: { onHelp: () => void }) {
  const { person } = useMe();
  const { preferences, change } = usePreferences();
  const signOut = useSignOut();
  const isCompact = preferences.density === 'compact';
  const otherThemes = (['light', 'dark', 'system'] as const).filter((theme) => theme !== preferences.theme);
  return (
    <div className="top-person">
      <Menu
        kind="quiet"
        label={`You: ${person.name}, ${person.role}`}
        trigger={
          <>
            <span className="person-mark" aria-hidden="true">
              {initialsOf(person.name)}
            </span>
            <span className="person-text">
              <span className="person-name">{person.name}</span>
              <span className="person-role">{person.role}</span>
            </span>
          </>
        }
        items={[
          { label: 'Me', icon: <User />, href: consoleHref('/me') },
          ...otherThemes.map((theme) => {
            const Icon = themes[theme];
            return {
              label:
                theme === 'system' ? 'Theme of the system' : `${theme === 'dark' ? 'Dark' : 'Light'} theme`,
              icon: <Icon />,
              onChoose: () => change({ theme }),
            };
          }),
          {
            label: isCompact ? 'Comfortable rows' : 'Compact rows',
            icon: isCompact ? <Rows3 /> : <Rows4 />,
            onChoose: () => change({ density: isCompact ? 'comfortable' : 'compact' }),
          },
          { label: 'Keyboard shortcuts', icon: <Keyboard />, onChoose: onHelp },
          { label: 'Sign out', icon: <LogOut />, onChoose: signOut },
        ]}
      />
    </div>
  );
}
