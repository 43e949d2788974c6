import { Button, ButtonLink } from '@earnwall/ui/primitives/button';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useExtensionBanner } from '#api/extension.ts';
import { Amount } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import { useTurn } from '#lib/turns.ts';
import { useMissingExtension } from './use-extension.ts';
import './extension-popup.css';

export interface ExtensionPopupProps {
  status: 0 | 1 | null;
  bonus: number;
  url: string;
}

/** Asks to install the extension, or says that its bonus has come; either goes for good when it is closed (EX-01). */
export function ExtensionPopup({ status, bonus, url }: ExtensionPopupProps) {
  const isMissing = useMissingExtension();
  const isOpen = useTurn(status === 1 || (status === 0 && isMissing));
  if (!isOpen) return null;
  return status === 1 ? <Credited bonus={bonus} /> : <InstallPrompt bonus={bonus} url={url} />;
}

function InstallPrompt({ bonus, url }: { bonus: number; url: string }) {
  const text = useText();
  const { viewed, closed } = useExtensionBanner();
  const onShown = useEffectEvent(viewed);
  useEffect(() => onShown(), []);
  return (
    <Dialog title={text('extension_install_title')} onClose={closed}>
      <p className="extension-bonus">
        <Amount amount={bonus} />
      </p>
      <p className="extension-words">{text('extension_install_text')}</p>
      <div className="extension-actions">
        <ButtonLink wide href={url} target="_blank" rel="noopener noreferrer">
          {text('extension_add')}
        </ButtonLink>
        <Button wide kind="plain" onClick={closed}>
          {text('extension_not_now')}
        </Button>
      </div>
    </Dialog>
  );
}

function Credited({ bonus }: { bonus: number }) {
  const text = useText();
  const { closed } = useExtensionBanner();
  return (
    <Dialog title={text('extension_credited_title')} onClose={closed}>
      <p className="extension-bonus">
        <Amount amount={bonus} />
      </p>
      <p className="extension-words">{text('extension_credited_text')}</p>
      <Button wide onClick={closed}>
        {text('extension_credited_okay')}
      </Button>
    </Dialog>
  );
}
