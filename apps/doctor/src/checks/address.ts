// What can be said of the address before anything is sent.
import { parseUrl } from '@earnwall/postbacks/parse-url';
import { templateProblem } from '@earnwall/postbacks/template-problem';
import type { Check } from '#check.ts';
import { isLoopback } from '#loopback.ts';
import type { EndpointOptions } from '#options.ts';

const none = { sent: 'nothing: the address itself is read' };

export const addressChecks: readonly Check<EndpointOptions>[] = [
  {
    name: 'template',
    group: 'address',
    expected: 'an address that can be saved',
    cure: 'Write the address as the table of macros says.',
    run: async ({ form, url }) => {
      if (parseUrl(url) === null) return { ...none, verdict: 'failed', answered: 'it is no address' };
      const problem = form === 'get' ? templateProblem(url) : null;
      const hasMacros = form === 'json' && /\{\w+\}/.test(url);
      if (hasMacros)
        return {
          ...none,
          verdict: 'failed',
          answered: 'an address with macros',
          cure: 'Macros belong to the GET form: run with --form get.',
        };
      return problem === null
        ? { ...none, verdict: 'passed', answered: 'it is one' }
        : { ...none, verdict: 'failed', answered: 'it would be refused', cure: problem };
    },
  },
  {
    name: 'https',
    group: 'address',
    expected: 'https',
    cure: 'Postbacks are sent by https only: get a certificate for this host.',
    needs: ['template'],
    run: async ({ url }) => {
      const { protocol, hostname } = new URL(url);
      if (protocol === 'https:') return { ...none, verdict: 'passed', answered: 'https' };
      if (isLoopback(hostname))
        return {
          ...none,
          verdict: 'unverified',
          answered: 'http on this machine: fine while you build, but the live address must be https',
        };
      return { ...none, verdict: 'failed', answered: protocol.slice(0, -1) };
    },
  },
];
