-- Counts people who were there on days that are not counted yet: in each country and anywhere, which is `*`, how long ago they
-- were there before, and how that changes on the day they came next. A day and the days next to it are all that changes. One
-- at a time: who comes while another one counts has nothing to do. What was taken is joined by hash, whatever its number is
-- thought to be. The answer is how many days were counted.
CREATE OR REPLACE FUNCTION fold_user_days(p_most integer) RETURNS integer
LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  v_counted integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('earnwall user days')) THEN
    RETURN 0;
  END IF;

  -- All days of a person together: those next to them are then counted ones.
  WITH people AS MATERIALIZED (
    SELECT DISTINCT app_id, user_id FROM (SELECT app_id, user_id FROM uncounted_days LIMIT p_most) AS waiting
  ), taken AS (
    DELETE FROM uncounted_days USING people
    WHERE uncounted_days.app_id = people.app_id AND uncounted_days.user_id = people.user_id
    RETURNING uncounted_days.*
  ), places AS (
    SELECT app_id, user_id, test, place, min(day) AS first, max(day) AS last
    FROM taken, LATERAL (VALUES (country), ('*')) AS given (place)
    GROUP BY app_id, user_id, test, place
  ), edges AS MATERIALIZED (
    SELECT places.app_id, places.user_id, places.test, place, coalesce((
        SELECT day FROM user_days
        WHERE app_id = places.app_id AND user_id = places.user_id AND test = places.test AND place IN (country, '*')
          AND day < first
        ORDER BY day DESC LIMIT 1
      ), first) AS first, coalesce((
        SELECT day FROM user_days
        WHERE app_id = places.app_id AND user_id = places.user_id AND test = places.test AND place IN (country, '*')
          AND day > last
        ORDER BY day LIMIT 1
      ), last) AS last
    FROM places
  ), near AS (
    SELECT edges.app_id, edges.user_id, edges.test, place, seen.day, bool_or(taken.day IS NULL) AS is_counted
    FROM edges CROSS JOIN LATERAL (
      SELECT day, country FROM user_days
      WHERE app_id = edges.app_id AND user_id = edges.user_id AND test = edges.test AND place IN (country, '*')
        AND day BETWEEN first AND last
    ) AS seen
    LEFT JOIN taken ON taken.app_id = edges.app_id AND taken.user_id = edges.user_id AND taken.test = edges.test
      AND taken.day = seen.day AND taken.country = seen.country
    GROUP BY edges.app_id, edges.user_id, edges.test, place, seen.day
  ), written AS (
    INSERT INTO user_returns AS stat (app_id, test, country, day, before, people)
    SELECT app_id, test, place, day, coalesce(before, '-infinity'), sum(sign)
    FROM (
      SELECT 1 AS sign, app_id, test, place, day,
        lag(day) OVER (PARTITION BY app_id, user_id, test, place ORDER BY day) AS before
      FROM near
      UNION ALL
      SELECT -1, app_id, test, place, day,
        lag(day) OVER (PARTITION BY app_id, user_id, test, place ORDER BY day)
      FROM near WHERE is_counted
    ) AS changed
    GROUP BY app_id, test, place, day, before
    HAVING sum(sign) <> 0
    ON CONFLICT (app_id, test, country, day, before) DO UPDATE SET people = stat.people + excluded.people
  )
  SELECT count(*) INTO v_counted FROM taken;
  RETURN v_counted;
END $$;
