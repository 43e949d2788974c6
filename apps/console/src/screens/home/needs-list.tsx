import { Ago } from '@earnwall/ui/console/ago';
import { Empty } from '@earnwall/ui/console/empty';
import { StatusIcon } from '@earnwall/ui/console/status';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Need } from './home-title.ts';
import { NeedAction } from './need-action.tsx';

const looks = {
  urgent: { kind: 'bad', word: 'Urgent' },
  soon: { kind: 'warn', word: 'Soon' },
  note: { kind: 'idle', word: 'Note' },
} as const;

export function NeedsList({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0)
    return (
      <Empty title="Nothing needs you" icon={<CircleCheck className="c-status-good" />}>
        Tickets, postbacks, suppliers and the installation are as they should be.
      </Empty>
    );
  return (
    <ul className="needs" aria-label="What needs someone">
      {needs.map((need, place) => (
        <NeedRow key={keyOf(need)} need={need} isFirst={place === 0} />
      ))}
    </ul>
  );
}

/** The same card stays the same row while its words change. */
const keyOf = ({ kind, scope, title }: Need): string => (scope ? `${kind} ${scope.id}` : `${kind} ${title}`);

function NeedRow({ need, isFirst }: { need: Need; isFirst: boolean }) {
  const { urgency, title, text, scope, since } = need;
  const { kind, word } = looks[urgency];
  const isWorst = isFirst && urgency === 'urgent';
  return (
    <li className={isWorst ? 'need need-worst' : 'need'}>
      <span className="need-icon">
        <StatusIcon kind={kind} />
      </span>
      <div className="need-words">
        <p className="need-title">
          {title} {scope && <span className="need-scope">{scope.name}</span>}
        </p>
        <p className="need-text">{text}</p>
      </div>
      <span className={`need-urgency c-status-${kind}`}>{word}</span>
      <span className="need-age">{since !== null && <Ago at={since} />}</span>
      <NeedAction need={need} isMain={isWorst} />
    </li>
  );
}
