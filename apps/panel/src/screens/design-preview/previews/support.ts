import { sampleMetadata } from '#samples/sample-metadata.ts';
import { fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { listOfTickets } from '#screens/design-preview/usual-answers.ts';

const [path, form] = ['/support', '/support-create-ticket'] as const;
const hasTickets = { 'support/get-support-tickets': listOfTickets };
const { extra, settings } = sampleMetadata();

const submit = { press: '.ticket [type=submit]' };
const writes = [
  { enter: '.ticket [type=email]', text: 'alice@example.com' },
  { enter: '.ticket textarea', text: 'My points for survey 8340 are missing.' },
  submit,
];

/** Questions, tickets, and the way to a person (SU-01, TK-01). */
export const supportPreviews: readonly Preview[] = [
  { name: 'support', title: 'Support', path },
  {
    name: 'support-fs',
    title: 'Support: FS variant',
    path,
    metadata: { settings: { ...settings, fs_variant: true } },
  },
  {
    name: 'support-tickets',
    title: 'Support: with tickets and an unread reply',
    path,
    answers: hasTickets,
    metadata: { extra: { ...extra, unread_replies: 1 } },
  },
  {
    name: 'support-thread',
    title: 'Support: a ticket and its reply',
    path,
    answers: hasTickets,
    acts: [{ press: '.ticket-summary' }],
  },
  {
    name: 'support-failed',
    title: 'Support: tickets did not load',
    path,
    answers: { 'support/get-support-tickets': fails() },
  },
  { name: 'ticket', title: 'Ticket', path: form },
  { name: 'ticket-about', title: 'Ticket: about an attempt', path: `${form}?attempt=8340` },
  { name: 'ticket-appeal', title: 'Ticket: an appeal', path: `${form}?topic=appeal` },
  { name: 'ticket-problems', title: 'Ticket: what is missing', path: form, acts: [submit] },
  {
    name: 'ticket-sending',
    title: 'Ticket: on its way',
    path: form,
    acts: writes,
    answers: { 'support/post-support-ticket': waits },
  },
  {
    name: 'ticket-failed',
    title: 'Ticket: not sent',
    path: form,
    acts: writes,
    answers: { 'support/post-support-ticket': fails() },
  },
  { name: 'ticket-sent', title: 'Ticket: sent', path: form, acts: writes },
];
