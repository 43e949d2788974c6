import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { draftOf } from '#features/bonuses/bonus-draft.ts';
import { BonusPreview } from '#features/bonuses/bonus-preview.tsx';
import { audienceText, changeText, goalsText, typeWords } from '#features/bonuses/bonus-words.ts';
import { dollarsText } from '#features/money/dollars-text.ts';
import { pointsText } from '#features/money/money-text.ts';
import { localText } from '#features/schedule/schedule.ts';

/** By the clocks of the zone, and by UTC where that is another time. */
const moment = (local: string, at: string, zone: string): string =>
  zone === 'UTC' ? localText(local) : `${localText(local)}, ${at.slice(0, 16).replace('T', ' ')} UTC`;

export function BonusDetails({ bonus }: { bonus: OperatedBonus }) {
  const { type, entities, audience, percentage, goals, reward, offer, currency, zone } = bonus;
  const facts: (readonly [string, string] | null)[] = [
    ['App', bonus.app.name],
    ['Type', typeWords[type]],
    ['On', entities.join(' and ')],
    percentage === null ? null : ['On top', `${percentage}%`],
    offer && ['Offer', offer.name],
    type === 'special' ? ['Goals', goalsText(goals)] : null,
    reward === null ? null : ['Reward', pointsText(reward, currency)],
    ['For', audience.user === null ? audienceText(audience) : `One person: ${audience.user}`],
    ['Zone', zone.replaceAll('_', ' ')],
    ['Starts', moment(bonus.starts, bonus.starts_at, zone)],
    [
      'Ends',
      bonus.ends === null || bonus.ends_at === null
        ? 'when somebody ends it'
        : moment(bonus.ends, bonus.ends_at, zone),
    ],
  ];
  return (
    <div className="bonus-editor">
      <div>
        {bonus.state !== 'planned' && <Results bonus={bonus} />}
        <Section title="Terms">
          <Facts items={facts.filter((fact) => fact !== null)} />
        </Section>
      </div>
      <BonusPreview
        draft={draftOf(bonus)}
        currency={currency}
        {...(bonus.state !== 'planned' && { endsAt: bonus.state === 'running' ? bonus.ends_at : null })}
      />
    </div>
  );
}

function Results({ bonus: { results, currency, state, type } }: { bonus: OperatedBonus }) {
  const { claims, cost, completes, completes_before } = results;
  const claimed = type === 'special' ? 'people have claimed it' : 'rewards were raised';
  return (
    <Section title="Results" note={state === 'running' ? 'so far' : undefined}>
      <dl className="bonus-figures">
        <Figure name="Claims" value={claims.toLocaleString('en')} note={claimed} />
        <Figure name="Cost" value={pointsText(cost.points, currency)} note={dollarsText(cost.usd_micros)} />
        <Figure
          name="Completes"
          value={completes.toLocaleString('en')}
          note={`${completes_before.toLocaleString('en')} in the same time a week before ${changeNote(changeText(results))}`}
        />
      </dl>
    </Section>
  );
}

const changeNote = (text: string): string => (/^[+−]/.test(text) ? `(${text})` : '');

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="bonus-figure">{value}</span>
        <span className="c-muted">{note}</span>
      </dd>
    </div>
  );
}
