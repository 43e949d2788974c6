// Why each question of the catalogue is asked (decision 0109).
import type { ProfileReason } from '@earnwall/contract/profile-reasons';

const reasons = new Map<string, ProfileReason>(
  Object.entries({
    gender: 'people',
    birthday: 'people',
    zip: 'region',
    city: 'region',
    education: 'background',
    marital_status: 'background',
    employment: 'work',
    industry: 'work',
    job_title: 'work',
    household_income: 'money',
    banking: 'money',
    children_at_home: 'household',
    household_size: 'household',
    home: 'household',
    devices: 'technology',
    smartphone_brand: 'technology',
    hours_online: 'technology',
    languages: 'languages',
    pets: 'pets',
    smoking: 'smoking',
    cars: 'cars',
    car_model: 'cars',
    streaming: 'media',
    games: 'media',
    grocery_role: 'shopping',
    shopping: 'shopping',
    hobbies: 'leisure',
    last_ad: 'advertising',
  } as const),
);

/** `other` for a question that came later than this table. */
export function reasonFor(question: string): ProfileReason {
  return reasons.get(question) ?? 'other';
}
