// The questions of the product, by which all suppliers' targeting is translated into one vocabulary (SV-03).
// An id never changes its meaning: users' answers are stored under it. Texts are in `packages/i18n/languages`.
import type { QuestionType } from '@earnwall/contract/entities/question';
import type { AnswerRules } from '@earnwall/domain/profile/question';
import { carModels } from '#profile/questions/long-lists/car-models.ts';
import { cities } from '#profile/questions/long-lists/cities.ts';
import type { NamedOption } from './named-option.ts';

export interface CanonicalQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly options?: readonly (string | NamedOption)[];
  readonly rules?: AnswerRules;
  readonly autocomplete?: boolean;
  readonly is_skippable?: boolean;
  /** Absent for answers that never change. */
  readonly shelf_life_days?: number;
  /** 1 is a tap, 5 an essay: of several questions that may be asked, the easier one comes first. */
  readonly effort: 1 | 2 | 3 | 4 | 5;
  readonly onboarding_order?: number;
}

const named = (id: string, name: string): NamedOption => ({ id, name });

/** Who chooses `none` chooses nothing else. */
const noneAlone: AnswerRules = { exclusive: ['none'] };

const season = 90;
const halfYear = 180;
const year = 365;

export const canonicalQuestions: readonly CanonicalQuestion[] = [
  // Demographics: the onboarding survey, in this order.
  {
    id: 'gender',
    type: 'single_choice',
    options: ['male', 'female', 'other'],
    effort: 1,
    onboarding_order: 1,
  },
  { id: 'birthday', type: 'input_date', rules: { birthDate: true }, effort: 2, onboarding_order: 2 },
  {
    id: 'zip',
    type: 'input_text',
    rules: { maxLength: 12, postalCode: true },
    shelf_life_days: year,
    effort: 2,
    onboarding_order: 3,
  },
  {
    id: 'education',
    type: 'single_choice',
    options: ['none', 'school', 'vocational', 'bachelor', 'master', 'doctorate'],
    shelf_life_days: year,
    effort: 1,
    onboarding_order: 4,
  },
  {
    id: 'employment',
    type: 'single_choice',
    options: ['full_time', 'part_time', 'self_employed', 'student', 'homemaker', 'unemployed', 'retired'],
    shelf_life_days: halfYear,
    effort: 1,
    onboarding_order: 5,
  },
  {
    id: 'household_income',
    type: 'single_choice',
    options: ['under_15k', '15k_25k', '25k_40k', '40k_60k', '60k_80k', '80k_100k', '100k_150k', 'over_150k'],
    is_skippable: true,
    shelf_life_days: halfYear,
    effort: 1,
    onboarding_order: 6,
  },
  {
    id: 'marital_status',
    type: 'single_choice',
    options: ['single', 'partner', 'married', 'divorced', 'widowed'],
    is_skippable: true,
    shelf_life_days: year,
    effort: 1,
    onboarding_order: 7,
  },
  {
    id: 'children_at_home',
    type: 'single_choice',
    options: ['none', 'one', 'two', 'three', 'four_or_more'],
    shelf_life_days: halfYear,
    effort: 1,
    onboarding_order: 8,
  },
  {
    id: 'devices',
    type: 'multiple_choice',
    options: ['smartphone', 'tablet', 'laptop', 'desktop', 'console', 'smart_tv'],
    shelf_life_days: halfYear,
    effort: 2,
    onboarding_order: 9,
  },

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

  // Screens and games
  {
    id: 'smartphone_brand',
    type: 'single_choice',
    options: [
      named('apple', 'Apple'),
      named('samsung', 'Samsung'),
      named('google', 'Google'),
      named('xiaomi', 'Xiaomi'),
      named('motorola', 'Motorola'),
      named('oneplus', 'OnePlus'),
      named('sony', 'Sony'),
      named('huawei', 'Huawei'),
      'other',
      'none',
    ],
    shelf_life_days: year,
    effort: 1,
  },
  {
    id: 'hours_online',
    type: 'input_int',
    rules: { min: 0, max: 168 },
    shelf_life_days: season,
    effort: 2,
  },
  {
    id: 'streaming',
    type: 'multiple_choice',
    options: [
      named('netflix', 'Netflix'),
      named('prime', 'Amazon Prime Video'),
      named('disney', 'Disney+'),
      named('youtube', 'YouTube Premium'),
      named('spotify', 'Spotify'),
      'other',
      'none',
    ],
    rules: noneAlone,
    shelf_life_days: halfYear,
    effort: 1,
  },
  {
    id: 'games',
    type: 'multiple_choice',
    options: ['puzzle', 'strategy', 'shooter', 'racing', 'sports', 'role_playing', 'casino', 'other', 'none'],
    rules: noneAlone,
    shelf_life_days: halfYear,
    effort: 1,
  },

  // Buying
  {
    id: 'grocery_role',
    type: 'single_choice',
    options: ['mostly_me', 'shared', 'somebody_else'],
    shelf_life_days: year,
    effort: 1,
  },
  {
    id: 'shopping',
    type: 'multiple_choice',
    options: [
      'clothes',
      'shoes',
      'electronics',
      'furniture',
      'toys',
      'beauty',
      'sports',
      'books',
      'travel',
      'none',
    ],
    rules: noneAlone,
    shelf_life_days: season,
    effort: 1,
  },
  {
    id: 'banking',
    type: 'multiple_choice',
    options: ['current_account', 'savings', 'credit_card', 'mortgage', 'investments', 'crypto', 'none'],
    rules: noneAlone,
    is_skippable: true,
    shelf_life_days: halfYear,
    effort: 1,
  },
  {
    id: 'hobbies',
    type: 'multiple_choice',
    options: [
      'baking',
      'board_games',
      'camping',
      'cinema',
      'cooking',
      'crafts',
      'cycling',
      'dancing',
      'diy',
      'fashion',
      'fishing',
      'football',
      'gaming',
      'gardening',
      'hiking',
      'music',
      'painting',
      'photography',
      'reading',
      'running',
      'swimming',
      'travel',
      'yoga',
      'none',
    ],
    rules: noneAlone,
    shelf_life_days: year,
    effort: 2,
  },
  {
    id: 'last_ad',
    type: 'input_bigtext',
    rules: { maxLength: 1000 },
    is_skippable: true,
    shelf_life_days: season,
    effort: 5,
  },
];
