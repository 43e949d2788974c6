import { Section } from '@earnwall/ui/console/section';
import { Segmented } from '@earnwall/ui/console/segmented';
import { Switch } from '@earnwall/ui/console/switch';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Rows3 from 'lucide-react/icons/rows-3';
import Rows4 from 'lucide-react/icons/rows-4';
import Sun from 'lucide-react/icons/sun';
import { usePreferences } from '#features/preferences/use-preferences.ts';

const themes = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const;

const densities = [
  { value: 'comfortable', label: 'Comfortable', icon: <Rows3 /> },
  { value: 'compact', label: 'Compact', icon: <Rows4 /> },
] as const;

/** How one likes the console; it changes at once. */
export function Look() {
  const { preferences, change } = usePreferences();
  const { theme, density, single_keys } = preferences;
  return (
    <Section title="Look and keys">
      <div className="me-setting">
        <span>Theme</span>
        <Segmented label="Theme" choices={themes} chosen={theme} onChoose={(theme) => change({ theme })} />
      </div>
      <div className="me-setting">
        <span>Rows</span>
        <Segmented
          label="Rows"
          choices={densities}
          chosen={density}
          onChoose={(density) => change({ density })}
        />
      </div>
      <Switch
        label="Shortcuts of a single letter"
        hint="Such as g then t, or j and k. Off helps with speech input."
        checked={single_keys}
        onChange={(single_keys) => change({ single_keys })}
      />
    </Section>
  );
}
