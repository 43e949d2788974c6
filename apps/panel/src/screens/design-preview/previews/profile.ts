import { fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { emptyProfile, wholeProfile } from '#screens/design-preview/samples/own-profile.ts';

const path = '/profile';
const edit = { press: 'button.profile-row[data-question=drink]' };
const next = { press: '.profile-summary .button' };

/** What is known of the user, in their own hands (decision 0109). */
export const profilePreviews: readonly Preview[] = [
  {
    name: 'profile-loading',
    title: 'My profile: loading',
    path,
    answers: { 'profile/get-profile': waits },
  },
  { name: 'profile', title: 'My profile', path },
  {
    name: 'profile-whole',
    title: 'My profile: everything answered',
    path,
    answers: { 'profile/get-profile': () => wholeProfile },
  },
  {
    name: 'profile-empty',
    title: 'My profile: nothing known yet',
    path,
    answers: { 'profile/get-profile': () => emptyProfile },
  },
  { name: 'profile-next', title: 'My profile: the next question', path, acts: [next] },
  { name: 'profile-edit', title: 'My profile: another answer', path, acts: [edit] },
  {
    name: 'profile-edit-failed',
    title: 'My profile: a question did not load',
    path,
    acts: [edit],
    answers: { 'profile/get-profile-question': fails() },
  },
  {
    name: 'profile-delete-one',
    title: 'My profile: delete one answer',
    path,
    acts: [edit, { press: '.profile-delete-one' }],
  },
  { name: 'profile-delete', title: 'My profile: delete all', path, acts: [{ press: '.profile-delete' }] },
  {
    name: 'profile-delete-failed',
    title: 'My profile: not deleted',
    path,
    acts: [{ press: '.profile-delete' }, { press: '.profile-delete-ways .button-danger' }],
    answers: { 'profile/delete-profile': fails() },
  },
  {
    name: 'profile-refused',
    title: 'My profile: account not proven',
    path,
    answers: { 'profile/get-profile': fails(403) },
  },
  {
    name: 'profile-failed',
    title: 'My profile: not loaded',
    path,
    answers: { 'profile/get-profile': fails() },
  },
];
