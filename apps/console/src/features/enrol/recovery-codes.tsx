import { Button } from '@earnwall/ui/console/button';
import { Copy } from '@earnwall/ui/console/copy';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import '#lib/stack.css';
import './recovery-codes.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once; leaving the page before they are stored asks first. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <div className="stack">
      <h2 className="recovery-title" ref={title} tabIndex={-1}>
        Store your recovery codes
      </h2>
      <p>
        Each stands in for the second factor once, when you have lost it. They are shown only now: keep them
        where you keep passwords.
      </p>
      <ol className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Copy text={codes.join('\n')} label="Copy all" kind="plain" size="normal" />
        <Button icon={<Download />} onClick={() => download(codes)}>
          Download
        </Button>
      </div>
      <Button kind="primary" onClick={onDone}>
        I have stored them
      </Button>
    </div>
  );
}

function download(codes: readonly string[]): void {
  const text = `Recovery codes of ${location.host}\nEach counts once.\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'earnwall-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
