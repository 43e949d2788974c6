-- Clicks with their reports, each as of one moment: all that is needed to decide what one more report does. Amounts are
-- text, so that no digit is lost. Neighbours come by subqueries: then a plan is as good for one click as for many.
CREATE OR REPLACE FUNCTION reported_clicks(p_cids text[]) RETURNS SETOF json LANGUAGE sql STABLE AS $$
  SELECT json_build_object(
    'cid', cid, 'app_id', app_id, 'user_id', user_id, 'supplier_id', supplier_id,
    'payout_micros', payout_micros::text, 'exchange_rate_micros', exchange_rate_micros::text,
    'revenue_share_bp', revenue_share_bp, 'payout_share_bp', payout_share_bp, 'decimals', decimals,
    'bonus_percent', bonus_percent, 'user_reward', user_reward::text, 'test_mode', test_mode, 'state', state,
    'raw_code', raw_code, 'credited', credited::text, 'paid_micros', paid_micros::text,
    'fair_rate_micros', fair_rate_micros::text, 'fair_cap', fair_cap::text, 'fair_limit_seconds', fair_limit_seconds,
    'fair_part_bp', fair_part_bp, 'fair_paid', fair_paid::text, 'returned_at', returned_at,
    'settled_version', settled_version, 'started_at', started_at,
    'reports_until', coalesce(reports_until, started_at + report_days * interval '24 hours'), 'subid', subid,
    'survey_hash', (SELECT hash FROM surveys WHERE surveys.id = survey_id),
    'currency_name', (SELECT currency_name FROM apps WHERE apps.id = clicks.app_id),
    'uhash', (SELECT uhash FROM users WHERE users.app_id = clicks.app_id AND users.id = user_id),
    'reports', (
      SELECT coalesce(json_agg(json_build_object(
        'transaction', known.transaction, 'outcome', known.outcome, 'raw_code', known.raw_code,
        'reverses', known.reverses, 'payout_micros', known.payout_micros::text, 'received_at', known.received_at
      )), '[]') FROM supplier_reports AS known WHERE known.cid = clicks.cid
    )
  )
  FROM unnest(p_cids) AS wanted (cid) JOIN clicks USING (cid);
$$;
--> statement-breakpoint
-- What one statement adds to a movement sums to zero in each currency, and so does therefore all of it. Movement and
-- account exist and belong together, which is why lines need no foreign keys. Each is looked up by its id: a join may be
-- planned as a walk through all accounts of an app.
-- A trigger of lines.
CREATE OR REPLACE FUNCTION prove_lines() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  broken bigint;
BEGIN
  SELECT movement_id INTO broken
  FROM (
    SELECT movement_id, amount, (
      SELECT currency FROM accounts WHERE accounts.id = account_id AND accounts.app_id = (
        SELECT app_id FROM movements WHERE movements.id = movement_id AND movements.at = new_lines.at
      )
    ) AS currency
    FROM new_lines
  ) AS line
  GROUP BY movement_id, currency
  HAVING currency IS NULL OR sum(amount) <> 0
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'movement % does not stand: it needs lines of its own app and time that sum to zero in each currency', broken
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- Applies what was decided about suppliers' reports, at most one of each click: `applied`; `duplicate` where the same
-- click was reported about in the same words; `conflict` where the transaction is known for something else; `outdated`
-- where the click has changed since it was decided. Of all but `applied` nothing is changed. A node of an earlier version
-- names no dollars and no pay for time, and leaves what was booked as it is.
CREATE OR REPLACE FUNCTION apply_settlements(p_settlements jsonb, p_movements jsonb) RETURNS TABLE (cid text, answer text)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  reported_ones integer;
  applied text[];
  due jsonb := p_movements;
BEGIN
  -- People before their clicks, and in one order, as all do who change them: nobody waits in a circle, and from here on
  -- the clicks stand still.
  UPDATE users SET version = version + 1
  FROM (
    SELECT DISTINCT app_id, user_id FROM jsonb_to_recordset(p_settlements) AS given (cid text) JOIN clicks USING (cid)
    ORDER BY app_id, user_id
  ) AS held
  WHERE users.app_id = held.app_id AND users.id = held.user_id;

  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_settlements) AS settlement (
      cid text, settled_version integer, supplier_id text, transaction text, outcome text, raw_code text, reason text,
      came_by text, reverses text, payout_micros bigint, received_at timestamptz, effect text, amount bigint,
      state text, click_raw_code text, paid_micros bigint, fair_paid bigint
    )
  ), reported AS (
    INSERT INTO supplier_reports
      (supplier_id, transaction, cid, outcome, raw_code, reason, came_by, reverses, payout_micros, effect, amount,
        received_at)
    SELECT supplier_id, transaction, cid, outcome, given.raw_code, reason, coalesce(came_by, 'callback'), reverses,
      given.payout_micros, effect, amount, received_at
    FROM given JOIN clicks USING (cid, supplier_id, settled_version)
    ORDER BY supplier_id, transaction
    ON CONFLICT (supplier_id, transaction) DO NOTHING
    RETURNING cid
  ), settled AS (
    UPDATE clicks SET
      state = given.state,
      raw_code = given.click_raw_code,
      ended_at = CASE WHEN given.state IN ('opened', 'started') THEN ended_at ELSE coalesce(ended_at, received_at) END,
      credited = credited + amount,
      paid_micros = coalesce(given.paid_micros, clicks.paid_micros),
      fair_paid = coalesce(given.fair_paid, clicks.fair_paid),
      settled_version = clicks.settled_version + 1
    FROM given JOIN reported USING (cid)
    WHERE clicks.cid = given.cid AND clicks.settled_version = given.settled_version
    RETURNING clicks.cid
  )
  SELECT (SELECT count(*) FROM reported), array_agg(cid) INTO reported_ones, applied FROM settled;

  IF reported_ones <> coalesce(cardinality(applied), 0) THEN
    RAISE EXCEPTION 'a click has changed though its user was held' USING ERRCODE = 'serialization_failure';
  END IF;

  IF reported_ones < jsonb_array_length(p_settlements) THEN
    SELECT coalesce(jsonb_agg(movement), '[]') INTO due
    FROM jsonb_array_elements(p_movements) AS movement
    WHERE movement ->> 'cid' = ANY (applied);
  END IF;
  IF jsonb_array_length(due) > 0 AND post_movements(due) <> jsonb_array_length(due) THEN
    RAISE EXCEPTION 'a report moves money under a transaction that has moved some before'
      USING ERRCODE = 'unique_violation';
  END IF;

  RETURN QUERY
  SELECT given.cid, CASE
    WHEN given.cid = ANY (applied) THEN 'applied'
    ELSE coalesce((
      SELECT CASE
        WHEN (known.cid, known.raw_code) = (given.cid, given.raw_code)
          AND known.reverses IS NOT DISTINCT FROM given.reverses
          AND known.payout_micros IS NOT DISTINCT FROM given.payout_micros
        THEN 'duplicate' ELSE 'conflict'
      END
      FROM supplier_reports AS known
      WHERE known.supplier_id = given.supplier_id AND known.transaction = given.transaction
    ), 'outdated')
  END
  FROM jsonb_to_recordset(p_settlements) AS given (
    cid text, supplier_id text, transaction text, raw_code text, reverses text, payout_micros bigint
  );
END $$;
--> statement-breakpoint
-- Settles suppliers' reports at once, at most one of each click, where each is the first of its click and says something
-- simple: a complete, or an end that pays nothing. What such a report does is written here a second time, as `applyReport`,
-- `entryOf` and `withPostback` say it; a test settles random histories both ways and compares. Whatever else is reported
-- changes nothing, and its click is handed back, for those rules to decide.
CREATE OR REPLACE FUNCTION settle_first_reports(
  p_reports jsonb, p_lock_timeout text, OUT settled json, OUT undecided json
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  simple_ones text[];
  reported_ones integer;
  settled_ones text[];
  due jsonb;
BEGIN
  p_lock_timeout := set_config('lock_timeout', p_lock_timeout, true);

  -- People before their clicks, and in one order, as all do who change them: nobody waits in a circle, and from here on
  -- the clicks stand still.
  WITH simple AS MATERIALIZED (
    SELECT cid, app_id, user_id
    FROM jsonb_to_recordset(p_reports) AS given (
      cid text, supplier_id text, outcome text, reverses text, payout_micros bigint, received_at timestamptz
    ) JOIN clicks USING (cid, supplier_id)
    WHERE state = 'started' AND reverses IS NULL
      AND greatest(received_at, started_at) <= coalesce(reports_until, started_at + report_days * interval '24 hours')
      AND CASE
        -- So large that a part of it might not fit: the rules can, in any size.
        WHEN outcome = 'complete' THEN user_reward > 0 AND greatest(user_reward, clicks.payout_micros) < 1e14
        WHEN outcome IN ('partial', 'screen_out') AND given.payout_micros > 0 THEN false
        ELSE fair_rate_micros IS NULL OR outcome NOT IN ('screen_out', 'quota_full', 'closed')
      END
      AND NOT EXISTS (SELECT FROM supplier_reports AS known WHERE known.cid = clicks.cid)
  ), held AS (
    UPDATE users SET version = version + 1
    FROM (SELECT DISTINCT app_id, user_id FROM simple ORDER BY app_id, user_id) AS owner
    WHERE users.app_id = owner.app_id AND users.id = owner.user_id
  )
  SELECT array_agg(cid) INTO simple_ones FROM simple;

  IF simple_ones IS NOT NULL THEN
    WITH given AS MATERIALIZED (
      SELECT supplier_id, transaction, cid, outcome, given.raw_code, reason, came_by, given.payout_micros, settled_version,
        greatest(received_at, started_at) AS received_at, greatest(moved_at, received_at, started_at) AS moved_at,
        CASE outcome WHEN 'complete' THEN user_reward ELSE 0 END AS amount,
        CASE WHEN NOT test_mode THEN CASE outcome WHEN 'complete' THEN clicks.payout_micros ELSE 0 END END AS paid_micros
      FROM jsonb_to_recordset(p_reports) AS given (
        cid text, supplier_id text, transaction text, outcome text, raw_code text, reason text, came_by text,
        payout_micros bigint, received_at timestamptz, moved_at timestamptz
      ) JOIN clicks USING (cid, supplier_id)
      WHERE cid = ANY (simple_ones) AND state = 'started'
        AND NOT EXISTS (SELECT FROM supplier_reports AS known WHERE known.cid = clicks.cid)
    ), reported AS (
      INSERT INTO supplier_reports
        (supplier_id, transaction, cid, outcome, raw_code, reason, came_by, payout_micros, effect, amount, received_at)
      SELECT supplier_id, transaction, cid, outcome, raw_code, reason, came_by, payout_micros,
        CASE WHEN amount > 0 THEN 'credited' ELSE 'ended' END, amount, received_at
      FROM given ORDER BY supplier_id, transaction
      ON CONFLICT (supplier_id, transaction) DO NOTHING
      RETURNING cid
    ), ended AS (
      UPDATE clicks SET
        state = outcome, raw_code = given.raw_code, ended_at = coalesce(ended_at, received_at), credited = amount,
        paid_micros = given.paid_micros, settled_version = clicks.settled_version + 1
      FROM given JOIN reported USING (cid)
      WHERE clicks.cid = given.cid AND clicks.settled_version = given.settled_version
      RETURNING clicks.*, transaction, moved_at
    ), told AS (
      SELECT *,
        (SELECT hash FROM surveys WHERE surveys.id = survey_id) AS sid,
        (SELECT uhash FROM users WHERE users.app_id = ended.app_id AND users.id = user_id) AS uhash,
        coalesce(paid_micros, 0) * coalesce(payout_share_bp, revenue_share_bp) / 10000 AS share,
        CASE WHEN test_mode THEN 0 ELSE credited * coalesce(fair_part_bp, 0) / 10000 END AS set_aside,
        CASE WHEN test_mode THEN '_test' ELSE '' END AS mode
      FROM ended
    )
    SELECT (SELECT count(*) FROM reported), array_agg(cid), json_agg(json_build_object(
      'cid', cid, 'app_id', app_id, 'uhash', uhash, 'survey_hash', sid, 'state', state, 'amount', credited::text
    )), jsonb_agg(jsonb_build_object(
      'app_id', app_id, 'user_id', user_id, 'kind', 'survey_reward', 'reason', 'Survey completed',
      'source', supplier_id, 'transaction', transaction, 'cid', cid, 'at', moved_at,
      'lines', (
        SELECT jsonb_agg(jsonb_build_object('account', account, 'currency', currency, 'amount', amount))
        FROM (VALUES
          ('user' || mode, 'app', credited), ('publisher' || mode, 'app', -credited),
          ('supplier', 'usd', -paid_micros), ('publisher', 'usd', share), ('house', 'usd', paid_micros - share),
          ('fair_pay', 'app', set_aside), ('publisher_set_aside', 'app', -set_aside)
        ) AS line (account, currency, amount) WHERE amount <> 0
      ),
      'message', jsonb_build_object(
        'type', 'credit', 'amount', credited, 'pending', 0,
        'currency_name', (SELECT currency_name FROM apps WHERE apps.id = told.app_id), 'decimals', decimals,
        'exchange_rate_micros', exchange_rate_micros, 'reason', 'Survey completed', 'outcome', state, 'cid', cid,
        'sid', sid, 'reverses', NULL, 'test', test_mode, 'subid', subid
      )
    )) FILTER (WHERE credited > 0)
    INTO reported_ones, settled_ones, settled, due FROM told;

    IF reported_ones <> coalesce(cardinality(settled_ones), 0) THEN
      RAISE EXCEPTION 'a click has changed though its user was held' USING ERRCODE = 'serialization_failure';
    END IF;
    IF due IS NOT NULL AND post_movements(due) <> jsonb_array_length(due) THEN
      RAISE EXCEPTION 'a report moves money under a transaction that has moved some before'
        USING ERRCODE = 'unique_violation';
    END IF;
  END IF;

  IF coalesce(cardinality(settled_ones), 0) < jsonb_array_length(p_reports) THEN
    SELECT json_agg(click) INTO undecided
    FROM reported_clicks(ARRAY(
      SELECT cid FROM jsonb_to_recordset(p_reports) AS given (cid text) WHERE cid <> ALL (coalesce(settled_ones, '{}'))
    )) AS click;
  END IF;
END $$;
