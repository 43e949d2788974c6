import es from '@earnwall/i18n/languages/es/panel.json' with { type: 'json' };
import fr from '@earnwall/i18n/languages/fr/panel.json' with { type: 'json' };
import it_ from '@earnwall/i18n/languages/it/panel.json' with { type: 'json' };
import pt from '@earnwall/i18n/languages/pt/panel.json' with { type: 'json' };
import ro from '@earnwall/i18n/languages/ro/panel.json' with { type: 'json' };
import sv from '@earnwall/i18n/languages/sv/panel.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { activityStatus } from './activity-status.ts';

it.each([
  ['init', 'activity_clicked', 'info'],
  ['started', 'activity_clicked', 'info'],
  ['complete', 'activity_completed', 'brand'],
  ['screen out', 'activity_screen_out', 'danger'],
  ['paid', 'activity_paid', 'reward'],
  ['reward', 'activity_reward', 'reward'],
] as const)('AH-03 the result %s is %s in %s', (result, label, tone) => {
  expect(activityStatus({ result, status: null })).toMatchObject({ label, tone });
});

it.each([
  [1, 'offer_status_started', 'info'],
  [2, 'offer_status_completed', 'brand'],
] as const)('AH-04 an offer with status %i is %s in %s', (status, label, tone) => {
  expect(activityStatus({ result: null, status })).toMatchObject({ label, tone });
});

// un sondage, une offre, une tâche; en enkät, ett erbjudande, en uppgift.
it.each([
  ['fr', fr, ['Terminé', 'Terminée', 'Commencée', 'Faite']],
  ['sv', sv, ['Slutförd', 'Slutfört', 'Påbörjat', 'Klar']],
  ['es', es, ['Completada', 'Completada', 'Empezada', 'Hecha']],
  ['it', it_, ['Completato', 'Completata', 'Iniziata', 'Fatto']],
  ['pt', pt, ['Concluído', 'Concluída', 'Iniciada', 'Feita']],
  ['ro', ro, ['Finalizat', 'Finalizată', 'Începută', 'Gata']],
] as const)(
  'LO-01 in %s a status agrees with the survey, the offer or the task it is about',
  (_, texts, words) => {
    const survey = activityStatus({ result: 'complete', status: null });
    const [begun, done] = ([1, 2] as const).map((status) => activityStatus({ result: null, status }));
    const labels = [survey.label, done?.label, begun?.label, 'offer_task_done' as const];
    expect(labels.map((label) => label && texts[label])).toEqual(words);
  },
);

it('has a status for an offer that tells none', () => {
  expect(activityStatus({ result: null, status: null }).label).toBe('activity_clicked');
});

it('speaks of no reward while the end is open', () => {
  const open = (['init', 'started', 'complete', 'screen out'] as const).map(
    (result) => activityStatus({ result, status: null }).open ?? false,
  );
  expect(open).toEqual([true, true, false, false]);
});
