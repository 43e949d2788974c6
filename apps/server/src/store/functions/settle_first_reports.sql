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
