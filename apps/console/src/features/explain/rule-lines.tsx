import type { Explanation } from '@earnwall/contract/entities/inventory';
import { StatusIcon, type StatusKind } from '@earnwall/ui/console/status';
import type { ReactNode } from 'react';
import { profileText } from './legend.ts';

/** The rules about the person: those that replace the whole list first. */
export function RuleLines({ explained }: { explained: Explanation }) {
  const { rules, test_surveys, shown, listed_at_most } = explained;
  const blocking = rules.filter(({ verdict }) => verdict === 'blocks');
  const others = rules.filter(({ verdict }) => verdict === 'warns' || verdict === 'unknown');
  const profile = profileText(explained);
  const isOpen = explained.person.answered < explained.person.questions;
  return (
    <ul className="explain-rules">
      {blocking.map(({ rule, says }) => (
        <Line key={rule} kind="bad">
          {says}: no list at all
        </Line>
      ))}
      {blocking.length === 0 && <Line kind="good">No rule blocks them: state, country, source, phone</Line>}
      {others.map(({ rule, verdict, says }) => (
        <Line key={rule} kind={verdict === 'warns' ? 'warn' : 'idle'}>
          {says}
        </Line>
      ))}
      {profile !== null && <Line kind={isOpen ? 'warn' : 'good'}>{profile}</Line>}
      {test_surveys > 0 && <Line kind="note">Test mode: the test survey stands first</Line>}
      {shown > listed_at_most && (
        <Line kind="note">A list has {listed_at_most.toLocaleString('en')} at most, the best ones</Line>
      )}
    </ul>
  );
}

const Line = ({ kind, children }: { kind: StatusKind; children: ReactNode }) => (
  <li>
    <StatusIcon kind={kind} />
    <span>{children}</span>
  </li>
);
