// What the shop's script and form ask for: buying, and the purse as it changes.
import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../../accept-forms.ts';
import { openEventStream } from '../../event-stream.ts';
import { readChoice } from '../choice.ts';
import { coinsText, goods, written } from './goods.ts';
import type { News, Purse, Purses } from './purses.ts';
import { moreOf, ownedText } from './shop.ts';

interface WithQuery {
  Querystring: Record<string, unknown>;
}

export function shopRoutes(site: FastifyInstance, purses: Purses): void {
  acceptForms(site);

  site.post<{ Body: unknown }>('/publisher/shop', async ({ body, headers }, reply) => {
    // No other site may spend somebody's coins.
    if (headers['sec-fetch-site'] !== 'same-origin')
      return reply.code(403).send({ error: 'This form may be submitted from the shop only.' });
    const form = body instanceof URLSearchParams ? Object.fromEntries(body) : {};
    const { app, person } = readChoice(form);
    const good = goods.find(({ id }) => id === form.item);
    if (!good) return reply.code(404).send({ error: 'The shop does not sell this.' });
    const missing = purses.buy(app.id, person.id, good);
    const text = missing > 0 ? `${good.name}: ${coinsText(missing)} to go.` : `${good.name} bought. Enjoy!`;
    if (headers.accept === 'application/json') return { text };
    return reply.redirect(`/?${new URLSearchParams({ person: person.id, app: app.id })}#shop`, 303);
  });

  site.get<WithQuery>('/publisher/shop/events', (request, reply) => {
    const { app, person } = readChoice(request.query);
    openEventStream(request, reply, ({ send }) => {
      const show = ({ number, purse, text }: News) => send(shown(purse, text), `${number}`);
      // Only a page that was here before has missed something.
      const known = request.headers['last-event-id'] ?? request.query.after;
      const latest = purses.latest(app.id, person.id);
      show(known && known !== `${latest.number}` ? latest : { ...latest, text: '' });
      return purses.listen(app.id, person.id, show);
    });
  });
}

/** As the page shows it; `text` is announced. */
function shown(purse: Purse, text: string) {
  const owned = goods.map(({ id }) => [id, ownedText(purse.owned[id])]);
  return {
    ...{ coins: written(purse.coins), more: moreOf(purse), text },
    owned: Object.fromEntries(owned) as Record<string, string>,
  };
}
