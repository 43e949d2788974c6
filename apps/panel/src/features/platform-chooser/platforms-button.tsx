import { type Platform, platforms } from '@earnwall/contract/limits';
import { PlatformIcon, platformNames } from '#lib/images/platform-icon.tsx';
import { listText } from '#lib/text/list-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import './platforms-button.css';

interface Props {
  /** Null means all: nothing was chosen yet. */
  chosen: readonly Platform[] | null;
  onPress: () => void;
}

/** Tells which devices the list is for, and opens the chooser. */
export function PlatformsButton({ chosen, onPress }: Props) {
  const text = useText();
  const shown = chosen ?? platforms;
  const names = listText(
    shown.map((platform) => text(platformNames[platform])),
    useLocale(),
  );
  return (
    <button
      type="button"
      className="platforms-button"
      aria-haspopup="dialog"
      aria-label={`${text('platforms_change')}: ${names}`}
      onClick={onPress}
    >
      <span className="platforms-face">
        <span className="platforms-word">{text('platforms_change')}</span>
        {shown.map((platform) => (
          <PlatformIcon key={platform} platform={platform} />
        ))}
      </span>
    </button>
  );
}
