import { fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { alarm, noReportYet } from '#screens/design-preview/samples/odds-report.ts';

const path = '/odds';

/** What was said against what came of it, and experiments, for anyone (OD-04). */
export const oddsPreviews: readonly Preview[] = [
  {
    name: 'odds-loading',
    title: 'How our odds hold: loading',
    path,
    answers: { 'experiments/get-experiments': waits },
  },
  { name: 'odds', title: 'How our odds hold', path },
  { name: 'odds-nobody', title: 'How our odds hold: without login', path, isNobody: true },
  {
    name: 'odds-empty',
    title: 'How our odds hold: nothing yet',
    path,
    answers: { 'experiments/get-experiments': () => noReportYet },
  },
  {
    name: 'odds-alarm',
    title: 'How our odds hold: a safeguard gave the alarm',
    path,
    answers: { 'experiments/get-experiments': () => alarm },
  },
  {
    name: 'odds-failed',
    title: 'How our odds hold: not loaded',
    path,
    answers: { 'experiments/get-experiments': fails() },
  },
];
