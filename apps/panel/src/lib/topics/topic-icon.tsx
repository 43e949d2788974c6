import type { Topic } from '@earnwall/contract/topics';
import drawings from './topics.svg?url&no-inline';
import './topic-icon.css';

/**
 * The face of a survey: the icon of its topic on a tint of the publisher's colors, always beside the topic in words. The
 * drawings are one file of their own, so that the first load does not carry them.
 */
export function TopicIcon({ topic }: { topic: Topic }) {
  return (
    <span className={`topic-icon topic-${topic}`}>
      <svg className="icon" aria-hidden="true">
        <use href={`${drawings}#${topic}`} />
      </svg>
    </span>
  );
}
