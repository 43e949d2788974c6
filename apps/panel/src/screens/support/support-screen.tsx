import { Button } from '@earnwall/ui/primitives/button';
import { useSearch } from 'wouter';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { useTickets } from '#api/tickets.ts';
import { Faq } from '#features/faq/faq.tsx';
import { TitledPage } from '#features/header/titled-page.tsx';
import { useWays } from '#features/support-ways/use-ways.ts';
import { TicketList } from '#features/ticket-list/ticket-list.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { Ask } from './ask.tsx';
import { UnreadReplies } from './unread-replies.tsx';
import './support-screen.css';

/** Questions and answers, the way to a person, and what was asked before (SU-01). */
export function SupportScreen() {
  const text = useText();
  const go = useGo();
  const { metadata } = useMetadata();
  const attempt = new URLSearchParams(useSearch()).get('attempt');
  const ways = useWays({ attempt });
  const areOffersOff = useAreOffersOff();
  const { tickets, failed, reload } = useTickets();
  const fs = metadata?.settings.fs_variant ?? false;
  const ask = <Ask aboutAttempt={attempt !== null} onAsk={ways.ticket} />;
  return (
    <TitledPage
      title={text('support_title')}
      back={ways.tasks && { label: 'back_to_surveys', press: ways.tasks }}
      look={fs ? 'support-fs' : undefined}
    >
      <UnreadReplies count={metadata?.extra.unread_replies ?? 0} />
      {fs && ask}
      <Faq tellsOfGames={!areOffersOff} paysForTime={Boolean(metadata?.fair_pay)} />
      <Button kind="plain" onClick={() => go('/odds')}>
        {text('how_title')}
      </Button>
      {!fs && ask}
      <TicketList answer={tickets} failed={failed} onRetry={reload} />
    </TitledPage>
  );
}
