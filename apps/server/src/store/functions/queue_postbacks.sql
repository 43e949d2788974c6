-- The postbacks of movements that were just posted, each with the balances after it. The users' balances are locked by
-- these movements, so that no other movement comes between. What an undo takes back is named by the caller; a movement by
-- hand is not its click's own, so that the message names the click. A node of an earlier version names no type.
CREATE OR REPLACE FUNCTION queue_postbacks(p_movements jsonb, p_posted bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
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
      message - 'type' - 'undoes' || jsonb_build_object(
      'balance', balance_of(
        app_id, user_id, CASE WHEN (message ->> 'test')::boolean THEN 'user_test' ELSE 'user' END
      ) - coalesce(amount_later, 0),
      'pending_balance', balance_of(app_id, user_id, 'user_pending') - coalesce(pending_later, 0),
      'reverses', CASE WHEN message ? 'undoes' THEN (message ->> 'undoes')::uuid
      WHEN message ->> 'type' IN ('reversal', 'correction', 'upgrade', 'release') THEN (
        SELECT earlier.transaction_id FROM movements AS earlier
        WHERE earlier.app_id = given.app_id AND earlier.user_id = given.user_id AND earlier.cid = coalesce(given.cid, message ->> 'cid')
          AND earlier.id < given.id AND earlier.kind NOT IN ('reversal', 'payout') AND (
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
