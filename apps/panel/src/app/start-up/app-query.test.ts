import { appQueryOf } from '@earnwall/contract/app-query';
import { expect, it } from 'vitest';
import { stateAtStart } from '#session/session-state.ts';
import { noCredentials } from '#session/start-up-values.ts';
import { readStartUp } from './start-up.ts';

it('ID-12 GET /app is told notification, cer, cn and iframe, the source and a survey link', () => {
  const startUp = readStartUp('?notification=n1&cer=2.5&cn=Gems&s=mail&sslh=link');
  expect(appQueryOf(startUp, true)).toEqual({
    notification: 'n1',
    cer: 2.5,
    cn: 'Gems',
    iframe: true,
    s: 'mail',
    sslh: 'link',
  });
});

it('ID-12 GET /app is told nothing that the address does not say', () => {
  const query = appQueryOf(readStartUp(''), false);
  expect(Object.entries(query).filter(([, value]) => value !== undefined)).toEqual([['iframe', false]]);
});

it('ID-12 the platform is web unless something says otherwise', () => {
  expect(stateAtStart(readStartUp(''), noCredentials, 'en').platform).toBe('web');
});
