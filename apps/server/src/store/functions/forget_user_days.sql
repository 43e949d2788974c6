-- The days of an erased person no longer count. Nobody counts others meanwhile: it would look at days that are being deleted.
-- A trigger of user_days.
CREATE OR REPLACE FUNCTION forget_user_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM old_days) THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('earnwall user days'));
  WITH uncounted AS (
    DELETE FROM uncounted_days USING old_days
    WHERE (uncounted_days.app_id, uncounted_days.user_id, uncounted_days.day, uncounted_days.test, uncounted_days.country)
      = (old_days.app_id, old_days.user_id, old_days.day, old_days.test, old_days.country)
    RETURNING uncounted_days.*
  ), days AS (
    SELECT app_id, user_id, day, test, country, true AS is_gone FROM old_days
    UNION ALL
    SELECT app_id, user_id, day, test, country, false
    FROM user_days WHERE (app_id, user_id) IN (SELECT app_id, user_id FROM old_days)
  ), counted AS (
    SELECT app_id, user_id, test, place, day, bool_and(is_gone) AS is_gone
    FROM days, LATERAL (VALUES (country), ('*')) AS given (place)
    -- As it was when this statement began.
    WHERE NOT EXISTS (
      SELECT FROM uncounted_days AS other
      WHERE (other.app_id, other.user_id, other.day, other.test, other.country)
        = (days.app_id, days.user_id, days.day, days.test, days.country)
    )
    GROUP BY app_id, user_id, test, place, day
  )
  INSERT INTO user_returns AS stat (app_id, test, country, day, before, people)
  SELECT app_id, test, place, day, coalesce(before, '-infinity'), sum(sign)
  FROM (
    SELECT -1 AS sign, app_id, test, place, day,
      lag(day) OVER (PARTITION BY app_id, user_id, test, place ORDER BY day) AS before
    FROM counted
    UNION ALL
    SELECT 1, app_id, test, place, day,
      lag(day) OVER (PARTITION BY app_id, user_id, test, place ORDER BY day)
    FROM counted WHERE NOT is_gone
  ) AS changed
  GROUP BY app_id, test, place, day, before
  HAVING sum(sign) <> 0
  ON CONFLICT (app_id, test, country, day, before) DO UPDATE SET people = stat.people + excluded.people;
  RETURN NULL;
END $$;
