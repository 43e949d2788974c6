import type { TextKey } from '@earnwall/i18n/text-keys';
import { useEffect } from 'react';
import type { TicketController } from '#features/ticket-form/ticket-controller.ts';
import { useText } from '#lib/text/text.tsx';

/** How the message begins for somebody whom a notice has sent here (NO-01: a location error links to a ticket). */
const beginnings = new Map<string, TextKey>([['location_error', 'ticket_about_location']]);

/** Words are put into an empty message only. */
export function useTopic(topic: string | null, { state, happened }: TicketController): void {
  const text = useText();
  useEffect(() => {
    const beginning = beginnings.get(topic ?? '');
    const isEmpty = state.getState().draft.text === '';
    // The reader writes on after these words.
    if (beginning && isEmpty) happened({ type: 'changed', field: 'text', value: `${text(beginning)} ` });
  }, [topic, state, happened, text]);
}
