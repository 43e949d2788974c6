import { TextInput } from '@earnwall/ui/console/inputs';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import './password-input.css';

/** A password that can be read while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className="password-show"
          aria-label="Show password"
          aria-pressed={isShown}
          title={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  );
}
