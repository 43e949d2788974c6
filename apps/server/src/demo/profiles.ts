// The profile of alice, and of grace, who is asked to review it. One question of the onboarding survey is left, so
// that its tile is there for alice too.
import { cities } from '#profile/questions/long-lists/cities.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { profile_answers } from '#store/schema/profile.ts';
import { daysFrom } from './moments.ts';

const chicago = cities.find(({ name }) => name === 'Chicago, US');

const onboarding: Readonly<Record<string, readonly string[]>> = {
  gender: ['female'],
  birthday: ['1992-04-17'],
  zip: ['60614'],
  education: ['bachelor'],
  employment: ['full_time'],
  household_income: ['60k_80k'],
  marital_status: ['partner'],
  children_at_home: ['one'],
};

const qualifications: Readonly<Record<string, readonly string[]>> = {
  household_size: ['3'],
  city: chicago ? [chicago.id] : [],
  pets: ['dog'],
  cars: ['one'],
  car_model: ['toyota-rav4-2021'],
  hobbies: ['cooking', 'hiking', 'reading'],
  hours_online: ['22'],
  streaming: ['netflix', 'spotify'],
  smartphone_brand: ['apple'],
  grocery_role: ['mostly_me'],
  shopping: ['clothes', 'books'],
  games: ['puzzle'],
  industry: ['healthcare'],
};

export async function seedProfile(
  tx: Tx,
  { app_id, user_id, now }: { app_id: string; user_id: number; now: Date },
): Promise<void> {
  const rows = (answers: typeof onboarding, source: 'onboarding' | 'qualification', days: number) =>
    Object.entries(answers).map(([question_id, given]) => ({
      ...{ app_id, user_id, question_id, source },
      answers: [...given],
      answered_at: daysFrom(now, -days),
    }));
  await tx
    .insert(profile_answers)
    .values([...rows(onboarding, 'onboarding', 40), ...rows(qualifications, 'qualification', 12)]);
}
