// Theme and density stand on <html>, where packages/ui/src/console/tokens.css reads them. The browser keeps the last
// ones, so that the first paint has them before the person's preferences have arrived.

export interface Look {
  theme: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'compact';
}

const key = 'earnwall-console-look';

export function showLook({ theme, density }: Look, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
}

export function keepLook({ theme, density }: Look): void {
  try {
    localStorage.setItem(key, JSON.stringify({ theme, density }));
  } catch {
    // Without storage the first paint follows the system.
  }
}

export function keptLook(): Look {
  try {
    return readLook(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return readLook({});
  }
}

function readLook(kept: Partial<Record<keyof Look, unknown>>): Look {
  const { theme, density } = kept;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: density === 'compact' ? density : 'comfortable',
  };
}
