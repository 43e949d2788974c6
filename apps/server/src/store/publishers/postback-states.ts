// What a postback in the queue is in, as people see it; for a query with `postback` and its `endpoint`.
import { sql } from 'drizzle-orm';

export const stateInQueue = sql.raw(`case
  when endpoint.state <> 'on' then 'held'
  when jsonb_array_length(postback.attempts) = 0 then 'queued'
  else 'retrying'
end`);
