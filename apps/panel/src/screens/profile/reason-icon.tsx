import type { ProfileReason } from '@earnwall/contract/profile-reasons';
import type { Topic } from '@earnwall/contract/topics';
import { Icon, type IconName } from '@earnwall/ui/primitives/icon';
import { TopicIcon } from '#lib/topics/topic-icon.tsx';

const topics: Partial<Record<ProfileReason, Topic>> = {
  background: 'education',
  work: 'work',
  money: 'money',
  household: 'home',
  technology: 'technology',
  languages: 'society',
  pets: 'home',
  smoking: 'health',
  cars: 'cars',
  media: 'media',
  shopping: 'shopping',
  leisure: 'games',
  advertising: 'media',
};

const icons: Partial<Record<ProfileReason, IconName>> = { people: 'person', region: 'pin' };

/** The face of an answer: quiet, unlike the topics of surveys. */
export function ReasonIcon({ why }: { why: ProfileReason }) {
  const topic = topics[why];
  return (
    <span className="profile-face">
      {topic ? <TopicIcon topic={topic} /> : <Icon name={icons[why] ?? 'question'} />}
    </span>
  );
}
