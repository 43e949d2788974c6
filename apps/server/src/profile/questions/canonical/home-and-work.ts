import { carModels } from '#profile/questions/long-lists/car-models.ts';
import { cities } from '#profile/questions/long-lists/cities.ts';
import { type CanonicalQuestion, halfYear, noneAlone, year } from './canonical-question.ts';

export const homeAndWorkQuestions: readonly CanonicalQuestion[] = [
  // Home and family
  { id: 'household_size', type: 'input_int', rules: { min: 1, max: 20 }, shelf_life_days: year, effort: 2 },
  {
    id: 'home',
    type: 'single_choice',
    options: ['own', 'rent', 'with_family', 'other'],
    shelf_life_days: year,
    effort: 1,
  },
  { id: 'city', type: 'autocomplete', options: cities, autocomplete: true, shelf_life_days: year, effort: 3 },
  {
    id: 'languages',
    type: 'multiple_choice',
    options: ['en', 'es', 'de', 'fr', 'pt', 'it', 'nl', 'pl', 'ar', 'ja', 'zh', 'ko', 'hi', 'tr', 'vi'],
    effort: 2,
  },
  {
    id: 'pets',
    type: 'multiple_choice',
    options: ['dog', 'cat', 'fish', 'other', 'none'],
    rules: noneAlone,
    shelf_life_days: year,
    effort: 1,
  },
  {
    id: 'smoking',
    type: 'single_choice',
    options: ['daily', 'sometimes', 'never'],
    is_skippable: true,
    shelf_life_days: year,
    effort: 1,
  },

  // Work
  {
    id: 'industry',
    type: 'single_choice',
    options: [
      'agriculture',
      'automotive',
      'banking',
      'construction',
      'consulting',
      'education',
      'energy',
      'entertainment',
      'food',
      'government',
      'healthcare',
      'hospitality',
      'insurance',
      'it',
      'legal',
      'logistics',
      'manufacturing',
      'market_research',
      'marketing',
      'media',
      'non_profit',
      'real_estate',
      'retail',
      'telecom',
      'travel',
      'none',
    ],
    shelf_life_days: halfYear,
    effort: 2,
  },
  { id: 'job_title', type: 'input_text', rules: { maxLength: 80 }, shelf_life_days: year, effort: 3 },

  // Cars
  {
    id: 'cars',
    type: 'single_choice',
    options: ['none', 'one', 'two', 'three_or_more'],
    shelf_life_days: year,
    effort: 1,
  },
  { id: 'car_model', type: 'single_choice', options: carModels, shelf_life_days: year, effort: 3 },
];
