import { isPhoneCountry } from '@earnwall/domain/verification/phone-number';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useText } from '#lib/text/text.tsx';
import { CodeStep } from './code-step.tsx';
import type { State } from './machine.ts';
import { NumberStep } from './number-step.tsx';
import { PhoneVerified } from './phone-verified.tsx';
import { usePhoneCheck } from './use-phone-check.ts';
import './phone-check.css';

export interface PhoneCheckProps {
  /** Where the visitor is: the country that stands chosen at first. */
  country: string | null;
  onClose: () => void;
}

/** Number, code, verified (PH-01). */
export function PhoneDialog({ country, onClose }: PhoneCheckProps) {
  const text = useText();
  const [state, send] = usePhoneCheck(isPhoneCountry(country) ? country : 'US');
  const title = state.name === 'verified' ? 'phone_check_done_title' : 'notice_sms_verification_title';
  return (
    <Dialog title={text(title)} onClose={isBusy(state) ? undefined : onClose}>
      {step()}
    </Dialog>
  );

  function step() {
    switch (state.name) {
      case 'number':
      case 'sending':
        return <NumberStep state={state} send={send} onClose={onClose} />;
      case 'code':
      case 'resending':
      case 'checking':
        return <CodeStep state={state} send={send} />;
      case 'verified':
        return <PhoneVerified onClose={onClose} />;
    }
  }
}

/** What is under way is not left by accident: its answer belongs to it. */
function isBusy({ name }: State): boolean {
  return name === 'sending' || name === 'resending' || name === 'checking';
}
