import { type CanonicalQuestion, halfYear, named, noneAlone, season, year } from './canonical-question.ts';

export const screenQuestions: readonly CanonicalQuestion[] = [
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
];
