-- Adds what exposures were counted as to the counters of outcomes, or with -1 takes it away: the one place that says what a
-- counted exposure is worth there. Rows are written in one order, so that nobody waits in a circle.
CREATE OR REPLACE FUNCTION add_outcomes(p_exposures exposures[], p_sign integer) RETURNS void LANGUAGE sql AS $$
  WITH counted AS MATERIALIZED (
    SELECT *, CASE WHEN counted_seconds IS NOT NULL THEN ln(greatest(counted_seconds, 1)::numeric) END AS log
    FROM unnest(p_exposures) WHERE counted_as IS NOT NULL
  ), said AS (
    INSERT INTO odds_said AS stat (day, app_id, supplier_id, country, device, said, entrants, completes)
    SELECT counted_on, app_id, supplier_id, country, device, coalesce(odds_shown, 0),
      p_sign * count(*), p_sign * count(*) FILTER (WHERE counted_as = 'complete')
    FROM counted
    GROUP BY app_id, counted_on, supplier_id, country, device, coalesce(odds_shown, 0)
    ORDER BY app_id, counted_on, supplier_id, country, device, coalesce(odds_shown, 0)
    ON CONFLICT (app_id, day, supplier_id, country, device, said) DO UPDATE SET
      entrants = stat.entrants + excluded.entrants, completes = stat.completes + excluded.completes
  )
  INSERT INTO survey_outcomes AS stat (
    survey_id, device, day, entrants, completes, reversed,
    finish_n, finish_log, finish_log_sq, away_n, away_log, away_log_sq
  )
  SELECT survey_id, device, counted_on,
    p_sign * count(*), p_sign * count(*) FILTER (WHERE counted_as = 'complete'),
    p_sign * count(*) FILTER (WHERE is_reversed),
    p_sign * count(log) FILTER (WHERE counted_as = 'complete'),
    p_sign * coalesce(sum(round(log * 1000)) FILTER (WHERE counted_as = 'complete'), 0),
    p_sign * coalesce(sum(round(log * log * 1000)) FILTER (WHERE counted_as = 'complete'), 0),
    p_sign * count(log) FILTER (WHERE counted_as = 'away'),
    p_sign * coalesce(sum(round(log * 1000)) FILTER (WHERE counted_as = 'away'), 0),
    p_sign * coalesce(sum(round(log * log * 1000)) FILTER (WHERE counted_as = 'away'), 0)
  FROM counted
  GROUP BY survey_id, device, counted_on
  ORDER BY survey_id, device, counted_on
  ON CONFLICT (survey_id, device, day) DO UPDATE SET
    entrants = stat.entrants + excluded.entrants, completes = stat.completes + excluded.completes,
    reversed = stat.reversed + excluded.reversed, finish_n = stat.finish_n + excluded.finish_n,
    finish_log = stat.finish_log + excluded.finish_log, finish_log_sq = stat.finish_log_sq + excluded.finish_log_sq,
    away_n = stat.away_n + excluded.away_n, away_log = stat.away_log + excluded.away_log,
    away_log_sq = stat.away_log_sq + excluded.away_log_sq, xid = pg_current_xact_id();
$$;
--> statement-breakpoint
-- Counts exposures as what has become of them: what they were counted as before is taken away, so that each counts once,
-- however often it is looked at. The answer is how many have changed.
CREATE OR REPLACE FUNCTION count_exposures(p_counted jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  before exposures[];
  after exposures[];
BEGIN
  SELECT array_agg(held) INTO before FROM (
    SELECT exposures.* FROM jsonb_to_recordset(p_counted) AS given (
      cid text, counted_as text, counted_seconds integer, is_reversed boolean
    ) JOIN exposures USING (cid)
    WHERE (exposures.counted_as, exposures.counted_seconds, exposures.is_reversed)
      IS DISTINCT FROM (given.counted_as, given.counted_seconds, given.is_reversed)
    ORDER BY exposures.cid FOR UPDATE OF exposures
  ) AS held;
  IF before IS NULL THEN
    RETURN 0;
  END IF;
  WITH counted AS (
    UPDATE exposures SET
      counted_as = given.counted_as, counted_seconds = given.counted_seconds, is_reversed = given.is_reversed,
      counted_on = (exposures.started_at AT TIME ZONE 'UTC')::date
    FROM jsonb_to_recordset(p_counted) AS given (
      cid text, counted_as text, counted_seconds integer, is_reversed boolean
    ), unnest(before) AS held
    WHERE exposures.cid = given.cid AND exposures.cid = held.cid
    RETURNING exposures.*
  )
  SELECT array_agg(counted::exposures) INTO after FROM counted;
  PERFORM add_outcomes(before, -1);
  PERFORM add_outcomes(after, 1);
  RETURN cardinality(after);
END $$;
--> statement-breakpoint
-- What an erased person did no longer counts: the counters stay the sums of the exposures that are there. A trigger of
-- exposures.
CREATE OR REPLACE FUNCTION forget_exposures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_outcomes((SELECT array_agg(gone::exposures) FROM old_exposures AS gone), -1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "exposures_forgotten" AFTER DELETE ON "exposures"
REFERENCING OLD TABLE AS old_exposures FOR EACH STATEMENT EXECUTE FUNCTION forget_exposures();
--> statement-breakpoint
-- Applies what was decided about suppliers' reports, at most one of each click: `applied`; `duplicate` where the same
-- click was reported about in the same words; `conflict` where the transaction is known for something else; `outdated`
-- where the click has changed since it was decided. Of all but `applied` nothing is changed. A node of an earlier version
-- names no dollars and no pay for time, and leaves what was booked as it is.
CREATE OR REPLACE FUNCTION apply_settlements(p_settlements jsonb, p_movements jsonb) RETURNS TABLE (cid text, answer text)
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
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
