import { type Answers, fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { overdueTimeline, pastSurveys, waitingTimeline } from '#screens/design-preview/samples/history.ts';

const [surveys, offers] = ['/activities-history/surveys', '/activities-history/offers'] as const;
const acts = [{ press: 'button.activity' }];
/** The screened out one comes first. */
const opened = { 'activities/get-activities': () => pastSurveys.slice(2) } satisfies Answers;

/** What became of surveys and offers (AH-01). */
export const historyPreviews: readonly Preview[] = [
  {
    name: 'history-loading',
    title: 'History: loading',
    path: surveys,
    answers: { 'activities/get-activities': waits },
  },
  { name: 'history-surveys', title: 'History of surveys', path: surveys },
  {
    name: 'history-surveys-empty',
    title: 'History of surveys: empty',
    path: surveys,
    answers: { 'activities/get-activities': () => [] },
  },
  { name: 'history-offers', title: 'History of offers, with points that wait', path: offers },
  {
    ...{ name: 'history-offers-empty', title: 'History of offers: empty', path: offers },
    answers: {
      'activities/get-activities': () => [],
      'offers/get-offers-pending-points-total': () => ({ data: { pending_points: 0 } }),
    },
  },
  {
    name: 'history-failed',
    title: 'History: not loaded',
    path: surveys,
    answers: { 'activities/get-activities': fails() },
  },
  {
    name: 'timeline-loading',
    title: 'What happened: loading',
    path: surveys,
    acts,
    answers: { 'activities/get-activity-timeline': waits },
  },
  { name: 'timeline', title: 'What happened to an attempt', path: surveys, acts, answers: opened },
  {
    name: 'timeline-waiting',
    title: 'What happened: a report is awaited',
    path: surveys,
    acts,
    answers: { 'activities/get-activity-timeline': () => waitingTimeline },
  },
  {
    name: 'timeline-overdue',
    title: 'What happened: the time for a report is over',
    path: surveys,
    acts,
    answers: { 'activities/get-activity-timeline': overdueTimeline },
  },
  {
    name: 'timeline-failed',
    title: 'What happened: not loaded',
    path: surveys,
    acts,
    answers: { 'activities/get-activity-timeline': fails() },
  },
];
