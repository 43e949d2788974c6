import type { NoticeReason } from '@earnwall/contract/notices';
import type { ReasonFamily } from '@earnwall/contract/state-reasons';
import { Pill } from '@earnwall/ui/primitives/pill';
import { useText } from '#lib/text/text.tsx';
import { NoticeIcon, type NoticeIconName } from './notice-icon.tsx';

const icons: Readonly<Record<ReasonFamily, NoticeIconName>> = {
  too_fast: 'bolt',
  inconsistent_answers: 'differs',
  reversed_surveys: 'undo',
  several_accounts: 'people',
  hidden_network: 'network',
  other: 'info',
};

/** Why, as far as it is known; where nothing was given, that is said. A newer server may know other families. */
export function Reasons({ reasons }: { reasons: readonly NoticeReason[] }) {
  const text = useText();
  const known = reasons.filter(({ family }) => Object.hasOwn(icons, family));
  if (known.length === 0) return <p className="state-note">{text('notice_reason_unknown')}</p>;
  return (
    <ul className="state-reasons">
      {known.map((reason) => (
        <Reason key={reason.family} {...reason} />
      ))}
    </ul>
  );
}

function Reason({ family, count, lifted }: NoticeReason) {
  const text = useText();
  const Words = lifted ? 's' : 'span';
  return (
    <li className="state-reason">
      <span className="state-reason-icon">
        <NoticeIcon name={icons[family]} />
      </span>
      <div className="state-reason-words">
        <p className="state-reason-title">
          <Words>{text(`notice_reason_${family}`)}</Words>
          {count !== null && !lifted && <bdi className="state-count">{`×${count}`}</bdi>}
          {lifted && <Pill tone="info">{text('notice_reason_lifted')}</Pill>}
        </p>
        <p className="state-note">
          <Words>{text(`notice_reason_${family}_text`)}</Words>
        </p>
      </div>
    </li>
  );
}
