import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { Button } from '@earnwall/ui/primitives/button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#lib/text/text.tsx';
import { CountryRow } from './country-row.tsx';
import { KnownRow } from './known-row.tsx';
import { type Asked, askKnown } from './walk.ts';

/** More are shown at the press of a button. */
const shownAtFirst = 6;

interface Props {
  profile: Pick<OwnProfile, 'known' | 'country'>;
  onAsk: (asked: Asked) => void;
}

/** Every answer in words, with why it was asked and since when it is known. */
export function KnownAnswers({ profile: { known, country }, onAsk }: Props) {
  const text = useText();
  const rows = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || known.length <= shownAtFirst + 1 ? known : known.slice(0, shownAtFirst);
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The button is gone: reading goes on where the new ones begin.
    rows.current?.querySelectorAll<HTMLElement>('[data-question]')[shownAtFirst]?.focus();
  };
  return (
    <section className="profile-group" aria-labelledby="profile-known">
      <h2 className="profile-heading" id="profile-known">
        {text('profile_known')} <span className="profile-count">{known.length}</span>
      </h2>
      {known.length === 0 && <p className="profile-muted">{text('profile_review_empty_text')}</p>}
      <ul className="profile-rows on-card" ref={rows}>
        {shown.map((item) => (
          <KnownRow key={item.hash} item={item} onEdit={() => onAsk(askKnown(item))} />
        ))}
        {country && <CountryRow country={country} />}
      </ul>
      {shown.length < known.length && (
        <Button kind="plain" wide onClick={showAll}>
          {text('profile_show_all', { count: known.length })}
        </Button>
      )}
    </section>
  );
}
