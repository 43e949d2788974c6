import type { KnownItem } from '@earnwall/contract/entities/profile';
import { useMetadata } from '#api/metadata/metadata.ts';
import { listText } from '#lib/text/list-text.ts';
import { dateText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { PencilIcon } from './profile-icons.tsx';
import { ReasonIcon } from './reason-icon.tsx';
import { whyText } from './why-text.ts';

interface Props {
  item: KnownItem;
  onEdit: () => void;
}

/** One answer; what the publisher has told is shown, and not the user's to change. */
export function KnownRow({ item, onEdit }: Props) {
  if (item.given_by === 'publisher')
    return (
      <li className="profile-row">
        <Facts item={item} />
      </li>
    );
  return (
    <li>
      <button type="button" className="profile-row" data-question={item.hash} onClick={onEdit}>
        <Facts item={item} />
        <PencilIcon />
      </button>
    </li>
  );
}

function Facts({ item }: { item: KnownItem }) {
  const text = useText();
  const locale = useLocale();
  const { metadata } = useMetadata();
  const { answered_at, is_outdated, is_stale } = item;
  return (
    <>
      <ReasonIcon why={item.why} />
      <span className="profile-row-text">
        <span className="profile-row-question">
          <bdi>{item.question_text}</bdi>
        </span>
        <span className="profile-row-main">
          <bdi>{listText(item.answers, locale)}</bdi>
        </span>
        <span className="profile-row-why">{text(whyText(item.why))}</span>
        <span className="profile-row-why">
          {answered_at === null
            ? text('profile_given', { app: metadata?.app_name ?? '' })
            : text('profile_since', { date: dateText(new Date(answered_at), new Date(), locale) })}
        </span>
        {(is_outdated || is_stale) && (
          <span className="profile-row-again">
            {text(is_outdated ? 'profile_review_outdated' : 'profile_stale')}
          </span>
        )}
      </span>
    </>
  );
}
