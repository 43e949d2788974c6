-- The one way to move money. Accounts come into being with their first line. A repeated (source, transaction) changes
-- nothing; the answer is how many were new. Each new one leaves its postback: in the queue where the app has an endpoint,
-- else in the log. Nothing is booked into a month that was closed, however late it comes: it counts from the end of that
-- month on (decision 0124). Plans are for a handful of rows, whatever the tables' statistics say, and made once for each
-- connection. An account is looked up by all of its key: a join may be planned as a walk through those of all apps.
CREATE OR REPLACE FUNCTION post_movements(p_movements jsonb) RETURNS integer
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
DECLARE
  posted_ids bigint[];
  not_before timestamptz;
BEGIN
  -- Shared by all who post, and taken alone by who closes a month: whoever posts knows of every month closed before.
  PERFORM pg_advisory_xact_lock_shared(hashtext('payouts'), hashtext('months'));
  SELECT closed_until INTO not_before FROM payout_state;

  -- In one order, so that two who post first lines never wait for each other in a circle.
  INSERT INTO accounts (app_id, user_id, kind, currency)
  SELECT DISTINCT given.app_id, CASE WHEN line.account LIKE 'user%' THEN given.user_id END, line.account, line.currency
  FROM jsonb_to_recordset(p_movements) AS given (app_id text, user_id bigint, lines jsonb),
    jsonb_to_recordset(given.lines) AS line (account text, currency text)
  WHERE CASE WHEN line.account LIKE 'user%' THEN (
    SELECT id FROM accounts
    WHERE accounts.app_id = given.app_id AND accounts.user_id = given.user_id
      AND accounts.kind = line.account AND accounts.currency = line.currency
  ) ELSE (
    SELECT id FROM accounts
    WHERE accounts.app_id = given.app_id AND accounts.user_id IS NULL
      AND accounts.kind = line.account AND accounts.currency = line.currency
  ) END IS NULL
  ORDER BY 1, 2, 3, 4
  ON CONFLICT DO NOTHING;

  WITH given AS MATERIALIZED (
    SELECT app_id, user_id, kind, reason, source, transaction, cid, greatest(at, not_before) AS at, lines
    FROM jsonb_to_recordset(p_movements) AS movement (
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
    SELECT posted.id, CASE WHEN line.account LIKE 'user%' THEN (
      SELECT id FROM accounts
      WHERE accounts.app_id = given.app_id AND accounts.user_id = given.user_id
        AND accounts.kind = line.account AND accounts.currency = line.currency
    ) ELSE (
      SELECT id FROM accounts
      WHERE accounts.app_id = given.app_id AND accounts.user_id IS NULL
        AND accounts.kind = line.account AND accounts.currency = line.currency
    ) END, line.amount, given.at
    FROM posted JOIN given USING (source, transaction),
      jsonb_to_recordset(given.lines) AS line (account text, currency text, amount bigint)
  )
  SELECT array_agg(id) INTO posted_ids FROM posted;

  IF posted_ids IS NOT NULL THEN
    PERFORM queue_postbacks(p_movements, posted_ids);
  END IF;
  RETURN coalesce(cardinality(posted_ids), 0);
END $$;
