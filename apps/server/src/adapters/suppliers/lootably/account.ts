// What a placement at Lootably needs: its id, the hosts of its links, and the keys.
import * as z from 'zod';
import { someText } from '#adapters/suppliers/texts.ts';

export const lootablySettings = z.strictObject({
  base: z.url({ protocol: /^https?$/ }).default('https://api.lootably.com/api/v2'),
  placement_id: someText(200),
  /** Hosts of its links; offers that lead elsewhere are set aside. */
  link_hosts: z.array(someText(255)).min(1).default(['wall.lootably.com', 'api.lootably.com']),
  /** Where its postbacks come from; none are refused for their address where this is empty. */
  ips: z.array(z.union([z.ipv4(), z.ipv6()])).default([]),
  /** Points are pending that long, until Lootably can no longer take them back. */
  hold_days: z.int().min(0).max(365).default(0),
  every_minutes: z.int().min(1).max(1_440).default(10),
});

const secret = someText(500);

export const lootablySecrets = z.strictObject({
  api_key: someText(200),
  /** Hashes of all of them are accepted. */
  postback_secrets: z.tuple([secret], secret),
});

export type LootablySettings = z.infer<typeof lootablySettings>;
export type PostbackSecrets = z.infer<typeof lootablySecrets>['postback_secrets'];
