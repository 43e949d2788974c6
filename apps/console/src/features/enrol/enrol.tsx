import type { Enrolled } from '@earnwall/contract/entities/console-factor';
import { Segmented } from '@earnwall/ui/console/segmented';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { hasPasskeys } from '#features/factor/prove-passkey.ts';
import { EnrolPasskey } from './enrol-passkey.tsx';
import { EnrolTotp } from './enrol-totp.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import '#lib/stack.css';

interface Props {
  /** False before the shell is there: it shows the dialogs. */
  isInterruptible: boolean;
  /** Asks for a name, for people who have several. */
  isNamed?: boolean;
  onDone: () => void;
}

const ways = [
  { value: 'totp', label: 'Authenticator app', icon: <Smartphone /> },
  { value: 'passkey', label: 'Passkey', icon: <Fingerprint /> },
] as const;

/** Adds a factor; the first one ends with the recovery codes. */
export function Enrol({ isInterruptible, isNamed = false, onDone }: Props) {
  const [way, setWay] = useState<'totp' | 'passkey'>('totp');
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const finish = ({ recovery_codes }: Enrolled) => {
    if (recovery_codes) setCodes(recovery_codes);
    else onDone();
  };
  const Way = way === 'totp' ? EnrolTotp : EnrolPasskey;
  return (
    <div className="stack">
      {hasPasskeys() && <Segmented label="Second factor" choices={ways} chosen={way} onChoose={setWay} />}
      <Way isInterruptible={isInterruptible} isNamed={isNamed} onEnrolled={finish} />
    </div>
  );
}
