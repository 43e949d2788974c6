import { type Screen, screens } from '../gallery/screens.ts';

export type View = Screen;

/** What people see most, and every kind of layout. */
export const views: readonly View[] = [
  { preview: 'surveys', shows: 'button.tile' },
  { preview: 'surveys-sections', shows: '.best' },
  { preview: 'surveys-loading', shows: '.skeleton' },
  { preview: 'surveys-no-surveys', shows: '.empty-wall .alert-card' },
  { preview: 'surveys-appeal-read', shows: '.state-steps' },
  { preview: 'profile', shows: '.profile-ring' },
  { preview: 'result-screen-out-paid', shows: '.result-away' },
  { preview: 'offer-live', shows: '.offer-live' },
  { preview: 'offers', shows: 'button.offer' },
  ...screens,
];
