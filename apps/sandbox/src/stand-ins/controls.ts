// What testers can make a stand-in do: a form on its page each, and the same by POST with JSON.
import type { FastifyInstance } from 'fastify';
import { type FeedFault, type FeedFaults, feedFaults } from './feed-faults.ts';

export interface Control {
  /** Part of its address: `{base}/controls/{name}`. */
  readonly name: string;
  readonly label: string;
  readonly fields: readonly ControlField[];
  /** Answers what has happened, as JSON; throws with what is wrong. */
  run(values: Readonly<Record<string, string>>): Promise<unknown>;
}

interface ControlField {
  readonly name: string;
  readonly label: string;
  /** A list to choose from; without one it is a text. */
  readonly options?: readonly string[];
}

export function faultControl(faults: FeedFaults): Control {
  return {
    name: 'fault',
    label: 'What is wrong with the feed',
    fields: [{ name: 'fault', label: 'Fault', options: feedFaults }],
    run: async ({ fault }) => {
      if (!isFault(fault)) throw new Error(`fault must be one of ${feedFaults.join(', ')}`);
      faults.current = fault;
      return { fault };
    },
  };
}

const isFault = (value: string | undefined): value is FeedFault =>
  feedFaults.some((known) => known === value);

export function controlRoutes(site: FastifyInstance, base: string, controls: readonly Control[]): void {
  for (const control of controls) {
    site.post<{ Body: unknown }>(`${base}/controls/${control.name}`, async ({ body }, reply) => {
      const isForm = body instanceof URLSearchParams;
      try {
        const done = await control.run(valuesOf(body));
        return isForm ? reply.redirect(base, 303) : { done };
      } catch (error) {
        return reply.code(400).send({ error: error instanceof Error ? error.message : String(error) });
      }
    });
  }
}

function valuesOf(body: unknown): Record<string, string> {
  const entries =
    body instanceof URLSearchParams ? [...body] : Object.entries(Object(JSON.parse(String(body ?? '{}'))));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
