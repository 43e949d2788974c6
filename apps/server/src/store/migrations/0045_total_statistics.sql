-- Totals over suppliers and countries, for charts (decision 0125). What is folded so far is added up while nobody folds.
CREATE TABLE "stat_totals" (
	"grain" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"country" text NOT NULL,
	"test" boolean NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"complete" integer DEFAULT 0 NOT NULL,
	"partial" integer DEFAULT 0 NOT NULL,
	"screen_out" integer DEFAULT 0 NOT NULL,
	"quota_full" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"duplicate" integer DEFAULT 0 NOT NULL,
	"quality" integer DEFAULT 0 NOT NULL,
	"security" integer DEFAULT 0 NOT NULL,
	"timeout" integer DEFAULT 0 NOT NULL,
	"error" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"payout_micros" bigint DEFAULT 0 NOT NULL,
	"reward_micros" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stat_totals_app_id_grain_supplier_country_test_kind_time_pk" PRIMARY KEY("app_id","grain","supplier","country","test","kind","time")
);
--> statement-breakpoint
LOCK TABLE stats_quarter, stats_day IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Adds the oldest deltas to the statistics by quarter and day and to their totals, and removes them: one statement, so that
-- no reader sees them twice or not at all. Rows are written in one order, so that two folds never wait for each other in a
-- circle. The answer is how many were folded.
CREATE OR REPLACE FUNCTION fold_statistics(p_most integer) RETURNS integer LANGUAGE sql AS $$
  WITH oldest AS MATERIALIZED (
    SELECT id FROM stat_deltas ORDER BY id LIMIT p_most FOR UPDATE SKIP LOCKED
  ), taken AS (
    DELETE FROM stat_deltas USING oldest WHERE stat_deltas.id = oldest.id
    RETURNING stat_deltas.*
  ), quarters AS (
    INSERT INTO stats_quarter AS stat (
      time, app_id, kind, supplier, country, test,
      clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout,
      error, seconds, payout_micros, reward_micros, points
    )
    SELECT time, app_id, kind, supplier, country, test,
      sum(clicks), sum(starts), sum(complete), sum(partial), sum(screen_out), sum(quota_full), sum(closed),
      sum(duplicate), sum(quality), sum(security), sum(timeout), sum(error), sum(seconds), sum(payout_micros),
      sum(reward_micros), sum(points)
    FROM taken
    GROUP BY time, app_id, kind, supplier, country, test
    ORDER BY app_id, time, kind, supplier, country, test
    ON CONFLICT (app_id, time, kind, supplier, country, test) DO UPDATE SET
      clicks = stat.clicks + excluded.clicks, starts = stat.starts + excluded.starts,
      complete = stat.complete + excluded.complete, partial = stat.partial + excluded.partial,
      screen_out = stat.screen_out + excluded.screen_out, quota_full = stat.quota_full + excluded.quota_full,
      closed = stat.closed + excluded.closed, duplicate = stat.duplicate + excluded.duplicate,
      quality = stat.quality + excluded.quality, security = stat.security + excluded.security,
      timeout = stat.timeout + excluded.timeout, error = stat.error + excluded.error,
      seconds = stat.seconds + excluded.seconds, payout_micros = stat.payout_micros + excluded.payout_micros,
      reward_micros = stat.reward_micros + excluded.reward_micros, points = stat.points + excluded.points
  ), days AS (
    INSERT INTO stats_day AS stat (
      time, app_id, kind, supplier, country, test,
      clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout,
      error, seconds, payout_micros, reward_micros, points
    )
    SELECT date_trunc('day', time, 'UTC') AS day, app_id, kind, supplier, country, test,
      sum(clicks), sum(starts), sum(complete), sum(partial), sum(screen_out), sum(quota_full), sum(closed),
      sum(duplicate), sum(quality), sum(security), sum(timeout), sum(error), sum(seconds), sum(payout_micros),
      sum(reward_micros), sum(points)
    FROM taken
    GROUP BY day, app_id, kind, supplier, country, test
    ORDER BY app_id, day, kind, supplier, country, test
    ON CONFLICT (app_id, time, kind, supplier, country, test) DO UPDATE SET
      clicks = stat.clicks + excluded.clicks, starts = stat.starts + excluded.starts,
      complete = stat.complete + excluded.complete, partial = stat.partial + excluded.partial,
      screen_out = stat.screen_out + excluded.screen_out, quota_full = stat.quota_full + excluded.quota_full,
      closed = stat.closed + excluded.closed, duplicate = stat.duplicate + excluded.duplicate,
      quality = stat.quality + excluded.quality, security = stat.security + excluded.security,
      timeout = stat.timeout + excluded.timeout, error = stat.error + excluded.error,
      seconds = stat.seconds + excluded.seconds, payout_micros = stat.payout_micros + excluded.payout_micros,
      reward_micros = stat.reward_micros + excluded.reward_micros, points = stat.points + excluded.points
  ), totals AS (
    INSERT INTO stat_totals AS stat (
      grain, time, app_id, kind, supplier, country, test,
      clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout,
      error, seconds, payout_micros, reward_micros, points
    )
    SELECT grained.grain, grained.at, app_id, kind,
      CASE grouping(supplier) WHEN 1 THEN '*' ELSE supplier END AS of_supplier,
      CASE grouping(country) WHEN 1 THEN '*' ELSE country END AS of_country, test,
      sum(clicks), sum(starts), sum(complete), sum(partial), sum(screen_out), sum(quota_full), sum(closed),
      sum(duplicate), sum(quality), sum(security), sum(timeout), sum(error), sum(seconds), sum(payout_micros),
      sum(reward_micros), sum(points)
    FROM taken, LATERAL (
      VALUES ('quarter', time), ('day', date_trunc('day', time, 'UTC'))
    ) AS grained (grain, at)
    GROUP BY grained.grain, grained.at, app_id, kind, test, GROUPING SETS ((supplier), (country), ())
    ORDER BY app_id, grain, of_supplier, of_country, test, kind, at
    ON CONFLICT (app_id, grain, supplier, country, test, kind, time) DO UPDATE SET
      clicks = stat.clicks + excluded.clicks, starts = stat.starts + excluded.starts,
      complete = stat.complete + excluded.complete, partial = stat.partial + excluded.partial,
      screen_out = stat.screen_out + excluded.screen_out, quota_full = stat.quota_full + excluded.quota_full,
      closed = stat.closed + excluded.closed, duplicate = stat.duplicate + excluded.duplicate,
      quality = stat.quality + excluded.quality, security = stat.security + excluded.security,
      timeout = stat.timeout + excluded.timeout, error = stat.error + excluded.error,
      seconds = stat.seconds + excluded.seconds, payout_micros = stat.payout_micros + excluded.payout_micros,
      reward_micros = stat.reward_micros + excluded.reward_micros, points = stat.points + excluded.points
  )
  SELECT count(*)::integer FROM taken;
$$;
--> statement-breakpoint
ALTER TABLE stat_totals SET (fillfactor = 80);
--> statement-breakpoint
INSERT INTO stat_totals (
  grain, time, app_id, kind, supplier, country, test,
  clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout, error,
  seconds, payout_micros, reward_micros, points
)
SELECT 'quarter', time, app_id, kind, CASE grouping(supplier) WHEN 1 THEN '*' ELSE supplier END,
  CASE grouping(country) WHEN 1 THEN '*' ELSE country END, test,
  sum(clicks), sum(starts), sum(complete), sum(partial), sum(screen_out), sum(quota_full), sum(closed), sum(duplicate),
  sum(quality), sum(security), sum(timeout), sum(error), sum(seconds), sum(payout_micros), sum(reward_micros), sum(points)
FROM stats_quarter
GROUP BY time, app_id, kind, test, GROUPING SETS ((supplier), (country), ());
--> statement-breakpoint
INSERT INTO stat_totals (
  grain, time, app_id, kind, supplier, country, test,
  clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout, error,
  seconds, payout_micros, reward_micros, points
)
SELECT 'day', time, app_id, kind, CASE grouping(supplier) WHEN 1 THEN '*' ELSE supplier END,
  CASE grouping(country) WHEN 1 THEN '*' ELSE country END, test,
  sum(clicks), sum(starts), sum(complete), sum(partial), sum(screen_out), sum(quota_full), sum(closed), sum(duplicate),
  sum(quality), sum(security), sum(timeout), sum(error), sum(seconds), sum(payout_micros), sum(reward_micros), sum(points)
FROM stats_day
GROUP BY time, app_id, kind, test, GROUPING SETS ((supplier), (country), ());
