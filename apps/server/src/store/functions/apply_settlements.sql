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
