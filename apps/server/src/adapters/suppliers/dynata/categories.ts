// Dynata's categories in our topics; the ones without a counterpart say nothing that people would choose by (decision 0101).
import type { Topic } from '@earnwall/contract/topics';

const topics = new Map<number, Topic>([
  [550, 'cars'],
  [551, 'food'],
  [552, 'food'],
  [553, 'work'],
  [554, 'family'],
  [555, 'shopping'],
  [556, 'travel'],
  [557, 'education'],
  [558, 'technology'],
  [559, 'media'],
  [560, 'shopping'],
  [561, 'money'],
  [562, 'food'],
  [564, 'society'],
  [565, 'health'],
  [566, 'home'],
  [567, 'media'],
  [568, 'beauty'],
  [569, 'food'],
  [572, 'society'],
  [573, 'sports'],
  [574, 'technology'],
  [575, 'travel'],
  [576, 'travel'],
  [577, 'travel'],
  [578, 'travel'],
  [581, 'money'],
  [582, 'games'],
  [583, 'shopping'],
]);

/** Of several the first that has a counterpart. */
export function topicOf(categories: readonly number[]): Topic | null {
  for (const category of categories) {
    const topic = topics.get(category);
    if (topic) return topic;
  }
  return null;
}
