-- What a user has in an account of the app's currency.
CREATE OR REPLACE FUNCTION balance_of(p_app_id text, p_user_id bigint, p_kind text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT amount FROM balances JOIN accounts ON accounts.id = balances.account_id
    WHERE accounts.app_id = p_app_id AND accounts.user_id = p_user_id
      AND accounts.kind = p_kind AND accounts.currency = 'app'
  ), 0);
$$;
--> statement-breakpoint
-- The postbacks of movements that were just posted, each with the balances after it. The users' balances are locked by
-- these movements, so that no other movement comes between. A node of an earlier version names no type.
CREATE OR REPLACE FUNCTION queue_postbacks(p_movements jsonb, p_posted bigint[]) RETURNS void
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  WITH given AS (
    SELECT movements.*, movement.message, sum((movement.message ->> 'amount')::bigint) OVER later AS amount_later,
      sum((movement.message ->> 'pending')::bigint) OVER later_of_user AS pending_later
    FROM jsonb_to_recordset(p_movements) AS movement (source text, transaction text, message jsonb)
      JOIN movements USING (source, transaction)
    WHERE movements.id = ANY (p_posted) AND movements.user_id IS NOT NULL AND jsonb_typeof(movement.message) = 'object'
    WINDOW later AS (
      PARTITION BY movements.app_id, movements.user_id, movement.message ->> 'test' ORDER BY movements.id
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING
    ), later_of_user AS (
      PARTITION BY movements.app_id, movements.user_id ORDER BY movements.id
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING
    )
  ), told AS (
    SELECT given.*, coalesce(message ->> 'type', CASE kind WHEN 'reversal' THEN kind ELSE 'credit' END) AS type,
      message - 'type' || jsonb_build_object(
      'balance', balance_of(
        app_id, user_id, CASE WHEN (message ->> 'test')::boolean THEN 'user_test' ELSE 'user' END
      ) - coalesce(amount_later, 0),
      'pending_balance', balance_of(app_id, user_id, 'user_pending') - coalesce(pending_later, 0),
      'reverses', CASE WHEN message ->> 'type' IN ('reversal', 'correction', 'upgrade', 'release') THEN (
        SELECT earlier.transaction_id FROM movements AS earlier
        WHERE earlier.app_id = given.app_id AND earlier.user_id = given.user_id AND earlier.cid = given.cid
          AND earlier.id < given.id AND earlier.kind <> 'reversal' AND (
            message ->> 'task_id' IS NULL
            OR strpos(earlier.transaction || ':', ':' || (message ->> 'task_id') || ':') > 0
          )
        ORDER BY earlier.transaction = message ->> 'reverses' DESC NULLS LAST, earlier.id DESC
        LIMIT 1
      ) END
    ) AS payload, EXISTS (
      SELECT FROM postback_endpoints WHERE postback_endpoints.app_id = given.app_id
    ) AS has_endpoint
    FROM given
  ), logged AS (
    INSERT INTO postback_log (id, transaction_id, app_id, user_id, type, payload, at, state, settled_at)
    SELECT id, transaction_id, app_id, user_id, type, payload, at, 'unsent', now()
    FROM told WHERE NOT has_endpoint
  )
  INSERT INTO postback_queue (id, transaction_id, app_id, user_id, type, payload, at, due_at)
  SELECT id, transaction_id, app_id, user_id, type, payload, at, now()
  FROM told WHERE has_endpoint;
END $$;
--> statement-breakpoint
-- The one way to move money. Accounts come into being with their first line. A repeated (source, transaction) changes
-- nothing; the answer is how many were new. Each new one leaves its postback: in the queue where the app has an endpoint,
-- else in the log. Plans are for a handful of rows, whatever the tables' statistics say.
CREATE OR REPLACE FUNCTION post_movements(p_movements jsonb) RETURNS integer
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
DECLARE
  posted_ids bigint[];
BEGIN
  -- In one order, so that two who post first lines never wait for each other in a circle.
  INSERT INTO accounts (app_id, user_id, kind, currency)
  SELECT DISTINCT given.app_id, CASE WHEN line.account LIKE 'user%' THEN given.user_id END, line.account, line.currency
  FROM jsonb_to_recordset(p_movements) AS given (app_id text, user_id bigint, lines jsonb),
    jsonb_to_recordset(given.lines) AS line (account text, currency text)
  WHERE NOT EXISTS (
    SELECT FROM accounts
    WHERE accounts.app_id = given.app_id AND accounts.user_id = given.user_id
      AND accounts.kind = line.account AND accounts.currency = line.currency
  ) AND NOT EXISTS (
    SELECT FROM accounts
    WHERE accounts.app_id = given.app_id AND accounts.user_id IS NULL
      AND accounts.kind = line.account AND accounts.currency = line.currency
  )
  ORDER BY 1, 2, 3, 4
  ON CONFLICT DO NOTHING;

  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_movements) AS movement (
      app_id text, user_id bigint, kind text, reason text, source text, transaction text, cid text, at timestamptz,
      lines jsonb
    )
  ), posted AS (
    INSERT INTO movements (app_id, user_id, kind, reason, source, transaction, cid, at)
    SELECT app_id, user_id, kind, reason, source, transaction, cid, at FROM given ORDER BY source, transaction
    ON CONFLICT (source, transaction) DO NOTHING
    RETURNING id, source, transaction
  ), written AS (
    INSERT INTO lines (movement_id, account_id, amount, at)
    SELECT posted.id, coalesce((
      SELECT id FROM accounts
      WHERE accounts.app_id = given.app_id AND accounts.user_id = given.user_id
        AND accounts.kind = line.account AND accounts.currency = line.currency
    ), (
      SELECT id FROM accounts
      WHERE accounts.app_id = given.app_id AND accounts.user_id IS NULL
        AND accounts.kind = line.account AND accounts.currency = line.currency
    )), line.amount, given.at
    FROM posted JOIN given USING (source, transaction),
      jsonb_to_recordset(given.lines) AS line (account text, currency text, amount bigint)
  )
  SELECT array_agg(id) INTO posted_ids FROM posted;

  IF posted_ids IS NOT NULL THEN
    PERFORM queue_postbacks(p_movements, posted_ids);
  END IF;
  RETURN coalesce(cardinality(posted_ids), 0);
END $$;
--> statement-breakpoint
-- Writes what attempts at postbacks have led to. Delivered and dead ones leave the queue for the log, the others are due
-- again later. An attempt at what has left the queue meanwhile changes nothing. Of one that is replayed again and again the
-- last fifty attempts are kept.
CREATE OR REPLACE FUNCTION record_attempts(p_attempts jsonb) RETURNS void
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_attempts) AS attempted (
      id bigint, state text, pause_ms bigint, attempt jsonb
    )
  ), ended AS (
    DELETE FROM postback_queue USING given
    WHERE postback_queue.id = given.id AND given.state <> 'due'
    RETURNING postback_queue.*, given.state, given.attempt
  ), logged AS (
    INSERT INTO postback_log
      (id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, state, settled_at)
    SELECT id, transaction_id, app_id, user_id, type, payload, at,
      CASE WHEN jsonb_array_length(attempts) < 50 THEN attempts ELSE attempts - 0 END || attempt, tries + 1, state, now()
    FROM ended
  )
  UPDATE postback_queue SET
    attempts = CASE WHEN jsonb_array_length(attempts) < 50 THEN attempts ELSE attempts - 0 END || attempt,
    tries = tries + 1,
    due_at = now() + make_interval(secs => given.pause_ms / 1000.0)
  FROM given
  WHERE postback_queue.id = given.id AND given.state = 'due';
END $$;
--> statement-breakpoint
-- Messages that were written before there were postbacks: none of them was sent. The balances after them are counted anew.
INSERT INTO postback_log (id, transaction_id, app_id, user_id, type, payload, at, state, settled_at)
SELECT movements.id, movements.transaction_id, movements.app_id, movements.user_id,
  CASE
    WHEN movements.kind = 'bonus' THEN 'bonus'
    WHEN movements.kind = 'extension_bonus' THEN 'extension'
    WHEN movements.kind = 'reversal' AND movements.reason = 'Reduced by the survey’s supplier' THEN 'correction'
    WHEN movements.kind IN ('release', 'reversal') THEN movements.kind
    WHEN movements.kind = 'adjustment' AND outbox.payload ->> 'outcome' IS NOT NULL
      AND (outbox.payload ->> 'amount')::bigint > 0 THEN 'upgrade'
    WHEN movements.kind = 'adjustment' THEN 'correction'
    WHEN outbox.payload ->> 'outcome' = 'partial' THEN 'partial'
    WHEN movements.kind = 'survey_reward' AND outbox.payload ->> 'outcome' <> 'complete' THEN 'screen_out'
    ELSE 'credit'
  END,
  outbox.payload || jsonb_build_object('balance', sum((outbox.payload ->> 'amount')::bigint) OVER (
    PARTITION BY movements.app_id, movements.user_id, outbox.payload ->> 'test' ORDER BY movements.id
  )),
  movements.at, 'unsent', now()
FROM outbox JOIN movements ON outbox.key = movements.source || ':' || movements.transaction
WHERE outbox.kind = 'postback' AND movements.user_id IS NOT NULL;
--> statement-breakpoint
DELETE FROM outbox WHERE kind = 'postback';
