/** What Chrome is told about the extension; `origin` is the product it belongs to, and the only site it touches. */
export function manifestFor({ origin, version, key }: Facts) {
  const icons = { 16: 'icons/16.png', 48: 'icons/48.png', 128: 'icons/128.png' };
  const panel = `${origin}/*`;
  return {
    manifest_version: 3,
    name: '__MSG_chrome_name__',
    description: '__MSG_chrome_description__',
    version,
    default_locale: 'en',
    minimum_chrome_version: '120',
    icons,
    action: { default_icon: icons, default_popup: 'popup.html' },
    background: { service_worker: 'worker.js' },
    // To look again by the clock, and to keep its token.
    permissions: ['alarms', 'storage'],
    host_permissions: [panel],
    content_scripts: [
      {
        matches: [panel],
        js: ['content.js'],
        // A panel may be a frame of a publisher's page, and lets us in by an empty frame of its own.
        all_frames: true,
        match_about_blank: true,
        run_at: 'document_idle',
      },
    ],
    ...(key && { key }),
  };
}

interface Facts {
  origin: string;
  version: string;
  /** A public key fixes the id of an extension that is in no store; a store has its own. */
  key: string | null;
}
