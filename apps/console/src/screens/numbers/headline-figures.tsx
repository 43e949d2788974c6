import { Tooltip } from '@earnwall/ui/console/tooltip';
import Info from 'lucide-react/icons/info';
import { Change } from './change.tsx';
import { type Measure, type MeasureName, valueText } from './measures.ts';
import type { Numbers } from './numbers-answer.ts';
import { whenText } from './period-texts.ts';

interface Props {
  numbers: Numbers;
  measures: readonly Measure[];
  /** The one in the chart. */
  shown: MeasureName;
  onShow: (name: MeasureName) => void;
}

/** The four figures; a press on one puts it into the chart. */
export function HeadlineFigures({ numbers, measures, shown, onShow }: Props) {
  const { total, compared, definitions } = numbers;
  return (
    <div className="numbers-figures">
      {measures.map((measure) => {
        const definition = definitions.find(({ figure }) => figure === measure.name);
        return (
          <div className="numbers-figure" key={measure.name} data-shown={measure.name === shown || undefined}>
            <p className="numbers-label">
              {measure.label}
              {definition && (
                <Tooltip text={`${definition.text} Counted ${definition.clock}.`}>
                  <button type="button" className="numbers-info" aria-label={`What ${measure.label} means`}>
                    <Info />
                  </button>
                </Tooltip>
              )}
            </p>
            <button
              type="button"
              className="numbers-choose"
              aria-pressed={measure.name === shown}
              aria-label={`${measure.label} ${valueText(measure, total.now)}, show in the chart`}
              onClick={() => onShow(measure.name)}
            >
              <span className="numbers-value">{valueText(measure, total.now)}</span>
            </button>
            <Change measure={measure} now={total.now} before={total.before} />
            {compared && (
              <p className="numbers-before">
                {valueText(measure, total.before)} {whenText(compared)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
