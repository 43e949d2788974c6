import { type Platform, platforms } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { choiceInput } from '@earnwall/ui/primitives/choice-group';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useId, useState } from 'react';
import { PlatformIcon, platformNames } from '#lib/images/platform-icon.tsx';
import { useText } from '#lib/text/text.tsx';
import './platform-chooser.css';

interface Props {
  /** Ticked at first. */
  chosen: readonly Platform[];
  onChoose: (platforms: readonly Platform[]) => void;
  onClose: () => void;
}

/** Which devices the user has, so that the list holds what runs on them (OF-02). */
export function PlatformChooser({ chosen, onChoose, onClose }: Props) {
  const text = useText();
  const hintId = useId();
  const [ticked, setTicked] = useState(chosen);
  const isNone = ticked.length === 0;
  const tick = (platform: Platform) =>
    setTicked(platforms.filter((one) => ticked.includes(one) !== (one === platform)));
  return (
    <Dialog title={text('platforms_title')} onClose={onClose}>
      <p className="platforms-text">{text('platforms_text')}</p>
      <fieldset className="platforms" aria-label={text('platforms_change')}>
        {platforms.map((platform) => (
          <label key={platform} className="platform">
            <input
              type="checkbox"
              className={choiceInput}
              checked={ticked.includes(platform)}
              onChange={() => tick(platform)}
            />
            <PlatformIcon platform={platform} />
            <span className="platform-name">{text(platformNames[platform])}</span>
            <span className="platform-tick">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </fieldset>
      <p className="platforms-hint" id={hintId} aria-live="polite">
        {isNone && text('platforms_none')}
      </p>
      <Button wide disabled={isNone} aria-describedby={hintId} onClick={() => onChoose(ticked)}>
        {text('platforms_done')}
      </Button>
    </Dialog>
  );
}
