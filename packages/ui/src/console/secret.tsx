import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Copy } from './copy.tsx';
import { Notice } from './notice.tsx';
import './secret.css';

interface Props {
  value: string;
  /** What it is, such as "app secret". */
  name: string;
  onDone: () => void;
}

/** A secret that is shown once; leaving the page before it is stored asks first. */
export function Secret({ value, name, onDone }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const done = (
    <Button kind={isCopied ? 'primary' : 'plain'} onClick={onDone}>
      I have stored it
    </Button>
  );
  return (
    <Notice kind="warn" title={`Store this ${name} now`} action={done}>
      <p>It is shown only once: afterwards nobody can read it here.</p>
      <div className="c-secret">
        <code className="c-secret-value" translate="no">
          {value}
        </code>
        <Copy
          text={value}
          label={`Copy ${name}`}
          kind="plain"
          size="normal"
          onCopied={() => setCopied(true)}
        />
      </div>
    </Notice>
  );
}
