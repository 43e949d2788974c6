/** A screen of the panel as /design-preview has it, and what is there once all of it is there. */
export interface Screen {
  preview: string;
  shows: string;
}

/** The main screens: every kind of layout once, with the longest texts it can have. */
export const screens: readonly Screen[] = [
  { preview: 'bonuses', shows: '.badge' },
  { preview: 'surveys-banned', shows: '.state-notice' },
  { preview: 'offers-wallet', shows: 'button.offer' },
  { preview: 'offers-details', shows: 'dialog .offer-task-words' },
  { preview: 'offer-goals', shows: '.offer-task-words' },
  { preview: 'policy', shows: '.policy-items' },
  { preview: 'advice', shows: '.advice-tips' },
  { preview: 'question-multiple', shows: '.question-ways' },
  { preview: 'question-date', shows: '.question-ways' },
  { preview: 'qualified-profile', shows: '.qualify-answers' },
  { preview: 'result-complete', shows: '.stars' },
  { preview: 'bonus-special', shows: 'dialog .goals' },
  { preview: 'phone-number-invalid', shows: '.phone-check [aria-invalid=true]' },
  { preview: 'phone-code', shows: '.phone-check .code-boxes' },
  { preview: 'profile-review', shows: '.review-item' },
  { preview: 'feedback-other', shows: '.feedback-form textarea' },
  { preview: 'history-surveys', shows: 'button.activity' },
  { preview: 'history-offers', shows: '.pending-total' },
  { preview: 'timeline', shows: 'dialog .attempt' },
  { preview: 'support-tickets', shows: '.ticket-summary' },
  { preview: 'ticket-problems', shows: '.ticket [aria-invalid=true]' },
  { preview: 'error-country', shows: 'h1' },
];
