import { ErrorState } from '@earnwall/ui/console/error-state';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Sparkline } from '@earnwall/ui/console/sparkline';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useCall } from '#api/use-call.ts';
import { useWhere } from '#features/where/use-where.ts';
import { type FigureText, figureTexts, periodText } from './figure-texts.ts';

/** Yesterday changes little, and costs the database more than what needs someone. */
const everyMs = 5 * 60_000;

export function Figures() {
  const { app, isTest } = useWhere();
  const query = { ...(app !== null && { app }), ...(isTest && { test: true }) };
  const { data, error, isLoading, refetch } = useCall(
    'console/home/get-home-figures',
    { query },
    { everyMs },
  );
  return (
    <div className="figures-part">
      <Section title="Yesterday" note={data && periodText(data.days)}>
        {error && <ErrorState error={error} title="The figures could not be loaded" onRetry={refetch} />}
        {isLoading && <Skeleton rows={3} />}
        {data && (
          <dl className="figures">
            {figureTexts(data).map((figure) => (
              <Figure key={figure.name} figure={figure} />
            ))}
          </dl>
        )}
      </Section>
    </div>
  );
}

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight };
const words = { up: 'up', down: 'down', same: 'unchanged,' };

function Figure({ figure }: { figure: FigureText }) {
  const { name, definition, value, change, values, isGoal } = figure;
  const Arrow = change && arrows[change.direction];
  const look = change && isGoal ? { up: 'good', down: 'bad', same: 'idle' }[change.direction] : 'idle';
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <span className="figure-value">{value}</span>
        {change && Arrow && (
          <span className={`figure-change c-status-${look}`}>
            <Arrow aria-hidden="true" />
            <span className="c-unseen">{words[change.direction]} </span>
            {change.text}
          </span>
        )}
        <span className="figure-definition">{definition}</span>
        <Sparkline values={values} label={`${name} of the last 14 days; yesterday ${value}`} />
      </dd>
    </div>
  );
}
