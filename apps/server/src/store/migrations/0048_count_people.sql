-- People of any period, counted without looking at each of them (decision 0125). The triggers come before what is known so
-- far is counted: creating them holds off those who write until this transaction ends.
CREATE TABLE "uncounted_days" (
	"app_id" text NOT NULL,
	"day" date NOT NULL,
	"test" boolean NOT NULL,
	"user_id" bigint NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "uncounted_days_app_id_user_id_day_test_country_pk" PRIMARY KEY("app_id","user_id","day","test","country")
);
--> statement-breakpoint
CREATE TABLE "user_returns" (
	"app_id" text NOT NULL,
	"test" boolean NOT NULL,
	"country" text NOT NULL,
	"day" date NOT NULL,
	"before" date NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_returns_app_id_test_country_day_before_pk" PRIMARY KEY("app_id","test","country","day","before"),
	CONSTRAINT "user_returns_come_later" CHECK ("user_returns"."before" < "user_returns"."day")
);
--> statement-breakpoint
DROP INDEX "user_days_user";
--> statement-breakpoint
CREATE INDEX "user_days_user" ON "user_days" USING btree ("app_id","user_id","day");
--> statement-breakpoint
-- Who was there on a day waits to be counted (decision 0125).
-- A trigger of user_days.
CREATE OR REPLACE FUNCTION note_user_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncounted_days (app_id, user_id, day, test, country)
  SELECT app_id, user_id, day, test, country FROM new_days ORDER BY app_id, user_id, day, test, country;
  RETURN NULL;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER user_days_noted AFTER INSERT ON user_days REFERENCING NEW TABLE AS new_days
  FOR EACH STATEMENT EXECUTE FUNCTION note_user_days();
--> statement-breakpoint
CREATE TRIGGER user_days_forgotten AFTER DELETE ON user_days REFERENCING OLD TABLE AS old_days
  FOR EACH STATEMENT EXECUTE FUNCTION forget_user_days();
--> statement-breakpoint
ALTER TABLE uncounted_days SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
INSERT INTO user_returns (app_id, test, country, day, before, people)
SELECT app_id, test, place, day, coalesce(before, '-infinity'), count(*)
FROM (
  SELECT app_id, test, place, day, lag(day) OVER (PARTITION BY app_id, user_id, test, place ORDER BY day) AS before
  FROM (
    SELECT app_id, user_id, test, country AS place, day FROM user_days
    UNION ALL
    SELECT DISTINCT app_id, user_id, test, '*', day FROM user_days
  ) AS placed
) AS returned
GROUP BY app_id, test, place, day, before;
