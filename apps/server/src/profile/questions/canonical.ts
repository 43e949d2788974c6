// The questions of the product, by which all suppliers' targeting is translated into one vocabulary (SV-03).
// An id never changes its meaning: users' answers are stored under it. Texts are in `packages/i18n/languages`.
import { buyingQuestions } from './canonical/buying.ts';
import type { CanonicalQuestion } from './canonical/canonical-question.ts';
import { demographicQuestions } from './canonical/demographics.ts';
import { homeAndWorkQuestions } from './canonical/home-and-work.ts';
import { screenQuestions } from './canonical/screens-and-games.ts';

export const canonicalQuestions: readonly CanonicalQuestion[] = [
  ...demographicQuestions,
  ...homeAndWorkQuestions,
  ...screenQuestions,
  ...buyingQuestions,
];
