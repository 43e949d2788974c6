import { expect, it } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

const secret = 'whsec_c2l4dGVlbiBieXRlcyBhdCBsZWFzdA==';
const usual = ['--url', 'https://game.example/pb', '--secret', secret];
const get = ['--form', 'get', '--secret', secret, '--url'];

it.each<[string, string[], RegExp]>([
  ['nothing', [], /--url, --page/],
  ['a flag that does not exist', [...usual, '--loud'], /--loud/],
  ['no secret', usual.slice(0, 2), /EARNWALL_POSTBACK_SECRET/],
  ['a secret of another kind', [...usual.slice(0, 3), 'abc'], /whsec_/],
  ['a short secret', [...usual.slice(0, 3), 'whsec_YQ=='], /16 bytes/],
  ['a short previous secret', [...usual, '--previous-secret', 'whsec_YQ=='], /16 bytes/],
  ['an address of a file', ['--url', 'file:///etc/hosts', '--secret', secret], /https/],
  ['no address', ['--url', 'game.example', '--secret', secret], /https/],
  ['another form', [...usual, '--form', 'xml'], /json or get/],
  ['an address that cannot say test', [...get, 'https://game.example/?u={user_id}'], /\{test\}/],
  ['leave to pay without a balance', [...usual, '--pay', '--user', 'me'], /--balance-url/],
  ['leave to pay to nobody', [...usual, '--pay', '--balance-url', 'https://game.example/b'], /--user/],
  ['many decimals', [...usual, '--decimals', '9'], /--decimals/],
  ['a page without its panel', ['--page', 'https://game.example/'], /--panel/],
  ['a check that does not exist', [...usual, '--only', 'type-gift'], /type-gift/],
])('PB-06 %s is a wrong call', (_, args, expected) => {
  expect(() => readArguments(args, {})).toThrow(expected);
  expect(() => readArguments(args, {})).toThrow(UsageError);
});

it('PB-06 reads an endpoint, a page and what is asked for', () => {
  const page = ['--page', 'https://game.example/', '--panel', 'https://panel.example', '--app', 'my-game'];
  const given = readArguments([...usual, ...page, '--only', 'types, page', '--json'], {});
  expect(given).toMatchObject({
    asJson: true,
    options: {
      endpoint: { url: 'https://game.example/pb', form: 'json', app: 'my-game', pay: false, user: null },
      page: { panel: 'https://panel.example', secrets: [secret] },
      only: ['types', 'page'],
    },
  });
});

it('PB-06 takes the secret from the environment', () => {
  const given = readArguments(usual.slice(0, 2), { EARNWALL_POSTBACK_SECRET: secret });
  expect(given?.options.endpoint?.secret).toBe(secret);
});

it('PB-06 help is no wrong call', () => {
  expect(readArguments(['--help'], {})).toBeNull();
});
