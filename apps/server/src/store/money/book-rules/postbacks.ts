import { type SQL, sql } from 'drizzle-orm';
import { byId, type RuleSet } from './rule-set.ts';

const aboutNoMovement = (table: SQL, window: SQL): SQL => sql`
  select ${table}.id::text as found
  from ${table}
  where ${window} and not exists (
    select from movements
    where movements.id = ${table}.id and movements.transaction_id = ${table}.transaction_id
      and movements.app_id = ${table}.app_id and movements.user_id = ${table}.user_id
  )`;

export const ofQueue: RuleSet = {
  ...{ table: 'postback_queue', key: byId, size: 5_000 },
  rules: {
    'O4 a queued postback is about no movement': (window) => aboutNoMovement(sql`postback_queue`, window),
    'O4 a postback is both queued and logged': (window) => sql`
      select postback_queue.id::text as found
      from postback_queue join postback_log on postback_log.id = postback_queue.id
      where ${window}`,
  },
};

export const ofLog: RuleSet = {
  ...{ table: 'postback_log', key: byId, size: 5_000 },
  rules: {
    'O4 a postback in the log is about no movement': (window) => aboutNoMovement(sql`postback_log`, window),
  },
};
