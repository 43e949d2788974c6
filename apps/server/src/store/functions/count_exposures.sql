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
