// Alice's tickets: one is answered and its reply unread; the other one is open.
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { ticket_replies, tickets } from '#store/schema/tickets.ts';
import { daysFrom, minutesFrom } from './moments.ts';

interface Asker {
  app_id: string;
  user_id: number;
  now: Date;
}

const email = 'alice@example.com';

export async function seedTickets(tx: Tx, { app_id, user_id, now }: Asker): Promise<void> {
  const [screenedOut] = await tx
    .select({ cid: clicks.cid })
    .from(clicks)
    .where(and(eq(clicks.app_id, app_id), eq(clicks.user_id, user_id), eq(clicks.state, 'screen_out')))
    .orderBy(desc(clicks.opened_at))
    .limit(1);
  const asked = daysFrom(now, -2);
  const answered = minutesFrom(asked, 190);
  const waiting = minutesFrom(now, -75);
  const asker = { app_id, user_id, email, language: 'en' };
  const [first] = await tx
    .insert(tickets)
    .values([
      {
        ...asker,
        text: 'I answered ten minutes of questions and then the survey said that it does not need me. Is there nothing for the time?',
        cid: screenedOut?.cid ?? null,
        state: 'answered',
        ...{ created_at: asked, updated_at: answered, waiting_since: asked, operator_seen_at: answered },
      },
      {
        ...asker,
        text: 'The game from Friday is at level 15 now, but the panel still shows level 10.',
        ...{ created_at: waiting, updated_at: waiting, waiting_since: waiting },
      },
    ])
    .returning({ id: tickets.id });
  if (!first) throw new Error('The ticket of the demo was not inserted');
  await tx.insert(ticket_replies).values({
    ticket_id: first.id,
    ...{ author: 'operator', by: 'operator-key', idempotency_key: 'operator:demo', at: answered },
    text:
      'Thank you for telling us. The research company closed your group while you were answering, and paid nothing ' +
      'for it. We have asked them to decide earlier; you will find shorter surveys at the top of your list.',
  });
}
