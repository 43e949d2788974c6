/** The extension's manifest; `origin` is the product it belongs to, and the only site it has access to. */
export function manifestFor({ origin, version, key }: ManifestOptions) {
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
    // To refresh the count periodically, and to store the token.
    permissions: ['alarms', 'storage'],
    host_permissions: [panel],
    content_scripts: [
      {
        matches: [panel],
        js: ['content.js'],
        // A panel may be a frame of a publisher's page; it then adds an empty frame for the content script.
        all_frames: true,
        match_about_blank: true,
        run_at: 'document_idle',
      },
    ],
    ...(key && { key }),
  };
}

interface ManifestOptions {
  origin: string;
  version: string;
  /** A public key fixes the id of an unpacked extension; a store assigns its own. */
  key: string | null;
}
