import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { noticeChanged } from '#api/tickets.ts';
import { TitledPage } from '#features/header/titled-page.tsx';
import { useWays } from '#features/support-ways/use-ways.ts';
import { TicketForm } from '#features/ticket-form/ticket-form.tsx';
import { useTicketController } from '#features/ticket-form/use-ticket-controller.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { AboutAppeal } from './about-appeal.tsx';
import { AboutAttempt } from './about-attempt.tsx';
import { TicketSent } from './ticket-sent.tsx';
import { useTopic } from './use-topic.ts';

/** A question to a person (TK-01), perhaps about an attempt or a notice. */
export function CreateTicketScreen() {
  const text = useText();
  const go = useGo();
  const query = new URLSearchParams(useSearch());
  const attempt = query.get('attempt');
  const ways = useWays({ attempt });
  const controller = useTicketController();
  const state = useStore(controller.state);
  const { happened } = controller;
  const isSent = state.name === 'sent';
  const topic = query.get('topic');
  const isAppeal = topic === 'appeal';
  const queries = useQueryClient();
  useTopic(topic, controller);

  useEffect(() => {
    if (attempt === null) happened({ type: 'attempt-named', attempt });
    if (!isAppeal) happened({ type: 'kind-named', kind: 'question' });
  }, [attempt, isAppeal, happened]);
  useEffect(() => {
    if (!isSent) return;
    noticeChanged(queries);
    // The next visit to this screen is a new question.
    return () => happened({ type: 'read' });
  }, [isSent, happened, queries]);

  return (
    <TitledPage
      title={text(isAppeal ? 'notice_appeal' : 'ticket_title')}
      back={{ label: 'support_back', press: ways.questions }}
    >
      {state.name === 'sent' ? (
        <TicketSent email={state.draft.email} onTasks={ways.tasks} onSupport={ways.questions} />
      ) : (
        <TicketForm
          controller={controller}
          state={state}
          lostFiles={controller.lostFiles}
          about={
            <>
              {attempt !== null && (
                <AboutAttempt
                  id={attempt}
                  onKnown={(known) => happened({ type: 'attempt-named', attempt: known })}
                  onRemove={() => go('/support-create-ticket', { replace: true })}
                />
              )}
              {isAppeal && <AboutAppeal onKnown={(kind) => happened({ type: 'kind-named', kind })} />}
            </>
          }
        />
      )}
    </TitledPage>
  );
}
