import type { SnippetFacts } from './snippets.ts';

export const signingLanguages = ['node', 'python', 'php', 'go', 'ruby'] as const;

export type SigningLanguage = (typeof signingLanguages)[number];

export const signingLanguageNames: Readonly<Record<SigningLanguage, string>> = {
  node: 'Node',
  python: 'Python',
  php: 'PHP',
  go: 'Go',
  ruby: 'Ruby',
};

export const secretVariable = 'EARNWALL_APP_SECRET';

interface SigningFacts extends SnippetFacts {
  /** The last four characters of the secret: which one is meant, and nothing more. */
  readonly keyEnd: string;
}

/**
 * Code for the publisher's server: the security hash of a user id, and the panel's address (ID-03). The secret is read from
 * the environment. Without that line it is the sample of the publishers' guide; a test holds the two equal.
 */
export function signingCode(language: SigningLanguage, facts: SigningFacts): string {
  return code[language]({ ...facts, app: facts.app.replace(/['"\\$\n]/g, '') });
}

const code: Readonly<Record<SigningLanguage, (facts: SigningFacts) => string>> = {
  node: ({ panel, app, keyEnd }) => `import { createHmac } from 'node:crypto';

const appSecret = process.env.${secretVariable}; // ends in ${keyEnd}
const shash = createHmac('sha256', appSecret).update(userId, 'utf8').digest('hex');
const src = \`${panel}/?\${new URLSearchParams({ app: '${app}', uuid: userId, shash })}\`;
`,
  python: ({ panel, app, keyEnd }) => `import hashlib, hmac, os
from urllib.parse import urlencode

app_secret = os.environ["${secretVariable}"]  # ends in ${keyEnd}
shash = hmac.new(app_secret.encode(), user_id.encode(), hashlib.sha256).hexdigest()
src = "${panel}/?" + urlencode({"app": "${app}", "uuid": user_id, "shash": shash})
`,
  php: ({ panel, app, keyEnd }) => `$appSecret = getenv('${secretVariable}'); // ends in ${keyEnd}
$shash = hash_hmac('sha256', $userId, $appSecret);
$src = '${panel}/?' . http_build_query(['app' => '${app}', 'uuid' => $userId, 'shash' => $shash]);
`,
  go: ({ panel, app, keyEnd }) => `import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"os"
)

appSecret := os.Getenv("${secretVariable}") // ends in ${keyEnd}
mac := hmac.New(sha256.New, []byte(appSecret))
mac.Write([]byte(userID))
shash := hex.EncodeToString(mac.Sum(nil))
src := "${panel}/?" + url.Values{"app": {"${app}"}, "uuid": {userID}, "shash": {shash}}.Encode()
`,
  ruby: ({ panel, app, keyEnd }) => `require 'openssl'
require 'uri'

app_secret = ENV.fetch('${secretVariable}') # ends in ${keyEnd}
shash = OpenSSL::HMAC.hexdigest('SHA256', app_secret, user_id)
src = "${panel}/?" + URI.encode_www_form(app: '${app}', uuid: user_id, shash: shash)
`,
};
