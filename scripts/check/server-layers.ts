// The folders of the server from the top down: each may import those below it, and none beside or above it. Whoever
// reads one folder has to know only what stands below.

export const layers: readonly (readonly string[])[] = [
  ['main.ts', 'console-reset.ts'],
  ['serve.ts'],
  ['adapters', 'process'],
  ['app.ts'],
  ['http'],
  ['jobs', 'demo'],
  ['calls.ts', 'console-calls.ts', 'publisher-calls.ts'],
  ['calls'],
  // The business, one folder for each thing a person would name.
  ['console'],
  ['surveys'],
  ['bonuses'],
  ['offers'],
  ['support', 'extension', 'verification', 'notifications'],
  ['profile'],
  ['publishers'],
  ['realtime'],
  ['accounts'],
  // What the business is made of.
  ['present'],
  ['texts'],
  ['request'],
  ['config'],
  ['store'],
  ['ports'],
];

interface PackageRule {
  readonly packages: RegExp;
  readonly folders: readonly string[];
  readonly why: string;
}

export const onlyIn: readonly PackageRule[] = [
  {
    packages: /^(?:@?fastify\b|fastify-)/,
    folders: ['app.ts', 'http'],
    why: 'Fastify stays in http/, so that the business can be read and tested without it',
  },
  {
    packages: /^(?:pg|drizzle-orm)(?:\/|$)/,
    folders: ['store', 'demo', 'adapters'],
    why: 'SQL stays in store/',
  },
];
