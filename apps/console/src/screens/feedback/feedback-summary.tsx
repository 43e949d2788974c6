import { Facts } from '@earnwall/ui/console/facts';
import type { Answer } from './feedback-words.ts';

interface Props {
  summary: NonNullable<Answer['summary']>;
  hrefWith: (changes: Readonly<Record<string, string | null>>) => string;
}

/** Of all that the filters leave: the average, and how many of each star; a row is a filter. */
export function FeedbackSummary({ summary, hrefWith }: Props) {
  const { average, ratings, by_stars, feedback, texts } = summary;
  const most = Math.max(1, ...by_stars);
  return (
    <section className="feedback-summary" aria-label="Summary">
      <Facts
        items={[
          ['Average', average === null ? 'nobody has rated' : `${average.toFixed(2)} of 5 stars`],
          ['Ratings', ratings.toLocaleString('en')],
          ['Feedback', feedback.toLocaleString('en')],
          ['With a text', texts.toLocaleString('en')],
        ]}
      />
      <ul className="feedback-bars" aria-label="Ratings by stars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const times = by_stars[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <a href={hrefWith({ stars: String(stars), after: null, open: null })}>
                {stars === 1 ? '1 star' : `${stars} stars`}
              </a>
              <span className="feedback-bar" aria-hidden="true">
                <span style={{ width: `${(times / most) * 100}%` }} />
              </span>
              <span>{times.toLocaleString('en')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
