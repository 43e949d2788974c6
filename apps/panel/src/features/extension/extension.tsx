import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useState } from 'react';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { isDesktopChrome } from './desktop-chrome.ts';
import type { ExtensionPopupProps } from './extension-popup.tsx';

const popup = lazyPart<ExtensionPopupProps>(
  async () => (await import('./extension-popup.tsx')).ExtensionPopup,
);

/** The browser extension, where the app has one and the browser can take it: desktop Chrome (EX-01). */
export function Extension({ offer }: { offer: Metadata['extra']['extension'] }) {
  const [isForThisBrowser] = useState(() => isDesktopChrome(navigator));
  const { status, bonus, url } = offer;
  return isForThisBrowser && url !== null && <Loaded status={status} bonus={bonus} url={url} />;
}

function Loaded(props: ExtensionPopupProps) {
  const Popup = useIdlePart(popup);
  return Popup && <Popup {...props} />;
}
