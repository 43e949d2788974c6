-- Statistics (decision 0125). The triggers come before what has happened until now is counted: creating them waits for those
-- who write, and holds off the next ones until this transaction ends, so that nothing is missed or counted twice. Nodes of
-- the version before need not know of it.

-- Statistics follow the clicks: what a statement has changed is added to `stat_deltas`; nothing where nothing that counts
-- has changed. Only inserts: nobody waits for a row of statistics.
-- A trigger of clicks.
CREATE OR REPLACE FUNCTION count_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stat_deltas (
      time, app_id, kind, supplier, country, test,
      clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout,
      error, seconds
    )
    SELECT date_bin('15 minutes', opened_at, 'epoch') AS time, app_id, 'survey', supplier_id, coalesce(country, ''),
      test_mode, count(*), count(started_at), count(*) FILTER (WHERE state = 'complete'),
      count(*) FILTER (WHERE state = 'partial'), count(*) FILTER (WHERE state = 'screen_out'),
      count(*) FILTER (WHERE state = 'quota_full'), count(*) FILTER (WHERE state = 'closed'),
      count(*) FILTER (WHERE state = 'duplicate'), count(*) FILTER (WHERE state = 'quality'),
      count(*) FILTER (WHERE state = 'security'), count(*) FILTER (WHERE state = 'timeout'),
      count(*) FILTER (WHERE state = 'error'),
      sum(CASE state WHEN 'complete' THEN greatest(0, floor(extract(epoch FROM ended_at - started_at))) ELSE 0 END)
    FROM new_clicks
    GROUP BY time, app_id, supplier_id, coalesce(country, ''), test_mode;
    RETURN NULL;
  END IF;

  INSERT INTO stat_deltas (
      time, app_id, kind, supplier, country, test,
      clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout,
      error, seconds
  )
  SELECT * FROM (
    SELECT date_bin('15 minutes', opened_at, 'epoch') AS time, app_id, 'survey', supplier_id, coalesce(country, ''),
      test_mode, sum(sign) AS clicks, sum(sign * (started_at IS NOT NULL)::integer) AS starts,
        sum(sign * (state = 'complete')::integer) AS complete, sum(sign * (state = 'partial')::integer) AS partial,
        sum(sign * (state = 'screen_out')::integer) AS screen_out,
        sum(sign * (state = 'quota_full')::integer) AS quota_full,
        sum(sign * (state = 'closed')::integer) AS closed, sum(sign * (state = 'duplicate')::integer) AS duplicate,
        sum(sign * (state = 'quality')::integer) AS quality, sum(sign * (state = 'security')::integer) AS security,
        sum(sign * (state = 'timeout')::integer) AS timeout, sum(sign * (state = 'error')::integer) AS error,
        sum(sign * CASE state
          WHEN 'complete' THEN greatest(0, floor(extract(epoch FROM ended_at - started_at))) ELSE 0
        END) AS seconds
    FROM (
      SELECT 1 AS sign, app_id, supplier_id, country, test_mode, state, opened_at, started_at, ended_at
      FROM new_clicks
      UNION ALL
      SELECT -1, app_id, supplier_id, country, test_mode, state, opened_at, started_at, ended_at
      FROM old_clicks
    ) AS changed
    GROUP BY time, app_id, supplier_id, coalesce(country, ''), test_mode
  ) AS difference
  WHERE (
      clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout,
      error, seconds
    ) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Statistics follow the opened offers: opening one is its start, reaching its last milestone its completion.
-- A trigger of offer_clicks.
CREATE OR REPLACE FUNCTION count_offer_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stat_deltas (time, app_id, kind, supplier, country, test, clicks, starts, complete)
    SELECT date_bin('15 minutes', opened_at, 'epoch') AS time, app_id, 'offer', network_id, coalesce(country, ''),
      test_mode, count(*), count(*), count(finished_at)
    FROM new_clicks
    GROUP BY time, app_id, network_id, coalesce(country, ''), test_mode;
    RETURN NULL;
  END IF;

  INSERT INTO stat_deltas (time, app_id, kind, supplier, country, test, clicks, starts, complete)
  SELECT * FROM (
    SELECT date_bin('15 minutes', opened_at, 'epoch') AS time, app_id, 'offer', network_id, coalesce(country, ''),
      test_mode, sum(sign) AS clicks, sum(sign) AS starts, sum(sign * (finished_at IS NOT NULL)::integer) AS complete
    FROM (
      SELECT 1 AS sign, app_id, network_id, country, test_mode, opened_at, finished_at FROM new_clicks
      UNION ALL
      SELECT -1, app_id, network_id, country, test_mode, opened_at, finished_at FROM old_clicks
    ) AS changed
    GROUP BY time, app_id, network_id, coalesce(country, ''), test_mode
  ) AS difference
  WHERE (clicks, complete) <> (0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Statistics follow the ledger: what suppliers pay and what publishers get in dollars, and the points that users got;
-- pending points count once they are released. Plans are for a handful of rows, whatever the tables' statistics say.
-- A trigger of lines.
CREATE OR REPLACE FUNCTION count_lines() RETURNS trigger
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO stat_deltas (time, app_id, kind, supplier, country, test, payout_micros, reward_micros, points)
  SELECT date_bin('15 minutes', moved.at, 'epoch') AS time, movements.app_id,
    CASE
      WHEN clicks.cid IS NOT NULL THEN 'survey' WHEN offer_clicks.id IS NOT NULL THEN 'offer'
      WHEN movements.kind = 'bonus' THEN 'bonus' WHEN movements.kind = 'extension_bonus' THEN 'extension'
      ELSE 'credit'
    END,
    coalesce(clicks.supplier_id, offer_clicks.network_id, ''), coalesce(clicks.country, offer_clicks.country, ''),
    coalesce(clicks.test_mode, offer_clicks.test_mode, moved.test),
    sum(moved.payout_micros), sum(moved.reward_micros), sum(moved.points)
  FROM (
    SELECT movement_id, new_lines.at, bool_or(kind IN ('user_test', 'publisher_test')) AS test,
      -coalesce(sum(amount) FILTER (WHERE currency = 'usd' AND kind = 'supplier'), 0) AS payout_micros,
      coalesce(sum(amount) FILTER (WHERE currency = 'usd' AND kind = 'publisher'), 0) AS reward_micros,
      coalesce(sum(amount) FILTER (WHERE currency = 'app' AND kind IN ('user', 'user_test')), 0) AS points
    FROM new_lines JOIN accounts ON accounts.id = account_id
    GROUP BY movement_id, new_lines.at
  ) AS moved
  JOIN movements ON movements.id = moved.movement_id
  LEFT JOIN clicks ON clicks.cid = movements.cid
  LEFT JOIN offer_clicks ON offer_clicks.id = movements.cid
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING (sum(moved.payout_micros), sum(moved.reward_micros), sum(moved.points)) <> (0, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds the oldest deltas to the statistics by quarter and day, and removes them: one statement, so that no reader sees
-- them twice or not at all. Rows are written in one order, so that two folds never wait for each other in a circle.
-- The answer is how many were folded.
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
  )
  SELECT count(*)::integer FROM taken;
$$;
--> statement-breakpoint
CREATE TRIGGER clicks_counted_when_opened AFTER INSERT ON clicks REFERENCING NEW TABLE AS new_clicks
  FOR EACH STATEMENT EXECUTE FUNCTION count_clicks();
--> statement-breakpoint
CREATE TRIGGER clicks_counted_when_changed AFTER UPDATE ON clicks
  REFERENCING OLD TABLE AS old_clicks NEW TABLE AS new_clicks
  FOR EACH STATEMENT EXECUTE FUNCTION count_clicks();
--> statement-breakpoint
CREATE TRIGGER offer_clicks_counted_when_opened AFTER INSERT ON offer_clicks REFERENCING NEW TABLE AS new_clicks
  FOR EACH STATEMENT EXECUTE FUNCTION count_offer_clicks();
--> statement-breakpoint
CREATE TRIGGER offer_clicks_counted_when_changed AFTER UPDATE ON offer_clicks
  REFERENCING OLD TABLE AS old_clicks NEW TABLE AS new_clicks
  FOR EACH STATEMENT EXECUTE FUNCTION count_offer_clicks();
--> statement-breakpoint
CREATE TRIGGER lines_counted AFTER INSERT ON lines REFERENCING NEW TABLE AS new_lines
  FOR EACH STATEMENT EXECUTE FUNCTION count_lines();
--> statement-breakpoint
-- Rows come and go all the time.
ALTER TABLE stat_deltas SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
ALTER TABLE stats_quarter SET (fillfactor = 90);
--> statement-breakpoint
ALTER TABLE stats_day SET (fillfactor = 80);
--> statement-breakpoint
INSERT INTO stats_quarter (
  time, app_id, kind, supplier, country, test,
  clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout, error,
  seconds
)
SELECT date_bin('15 minutes', opened_at, 'epoch') AS time, app_id, 'survey', supplier_id, coalesce(country, ''),
  test_mode, count(*), count(started_at), count(*) FILTER (WHERE state = 'complete'),
  count(*) FILTER (WHERE state = 'partial'), count(*) FILTER (WHERE state = 'screen_out'),
  count(*) FILTER (WHERE state = 'quota_full'), count(*) FILTER (WHERE state = 'closed'),
  count(*) FILTER (WHERE state = 'duplicate'), count(*) FILTER (WHERE state = 'quality'),
  count(*) FILTER (WHERE state = 'security'), count(*) FILTER (WHERE state = 'timeout'),
  count(*) FILTER (WHERE state = 'error'),
  sum(CASE state WHEN 'complete' THEN greatest(0, floor(extract(epoch FROM ended_at - started_at))) ELSE 0 END)
FROM clicks
GROUP BY time, app_id, supplier_id, coalesce(country, ''), test_mode;
--> statement-breakpoint
INSERT INTO stats_quarter (time, app_id, kind, supplier, country, test, clicks, starts, complete)
SELECT date_bin('15 minutes', opened_at, 'epoch') AS time, app_id, 'offer', network_id, coalesce(country, ''),
  test_mode, count(*), count(*), count(finished_at)
FROM offer_clicks
GROUP BY time, app_id, network_id, coalesce(country, ''), test_mode;
--> statement-breakpoint
INSERT INTO stats_quarter AS stat (time, app_id, kind, supplier, country, test, payout_micros, reward_micros, points)
SELECT date_bin('15 minutes', moved.at, 'epoch') AS time, movements.app_id,
    CASE
      WHEN clicks.cid IS NOT NULL THEN 'survey' WHEN offer_clicks.id IS NOT NULL THEN 'offer'
      WHEN movements.kind = 'bonus' THEN 'bonus' WHEN movements.kind = 'extension_bonus' THEN 'extension'
      ELSE 'credit'
    END,
    coalesce(clicks.supplier_id, offer_clicks.network_id, ''), coalesce(clicks.country, offer_clicks.country, ''),
    coalesce(clicks.test_mode, offer_clicks.test_mode, moved.test),
    sum(moved.payout_micros), sum(moved.reward_micros), sum(moved.points)
  FROM (
    SELECT movement_id, lines.at, bool_or(kind IN ('user_test', 'publisher_test')) AS test,
      -coalesce(sum(amount) FILTER (WHERE currency = 'usd' AND kind = 'supplier'), 0) AS payout_micros,
      coalesce(sum(amount) FILTER (WHERE currency = 'usd' AND kind = 'publisher'), 0) AS reward_micros,
      coalesce(sum(amount) FILTER (WHERE currency = 'app' AND kind IN ('user', 'user_test')), 0) AS points
    FROM lines JOIN accounts ON accounts.id = account_id
    GROUP BY movement_id, lines.at
  ) AS moved
  JOIN movements ON movements.id = moved.movement_id
  LEFT JOIN clicks ON clicks.cid = movements.cid
  LEFT JOIN offer_clicks ON offer_clicks.id = movements.cid
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING (sum(moved.payout_micros), sum(moved.reward_micros), sum(moved.points)) <> (0, 0, 0)
ON CONFLICT (app_id, time, kind, supplier, country, test) DO UPDATE SET
  payout_micros = excluded.payout_micros, reward_micros = excluded.reward_micros, points = excluded.points;
--> statement-breakpoint
INSERT INTO stats_day (
  time, app_id, kind, supplier, country, test,
  clicks, starts, complete, partial, screen_out, quota_full, closed, duplicate, quality, security, timeout, error,
  seconds, payout_micros, reward_micros, points
)
SELECT date_trunc('day', time, 'UTC') AS day, app_id, kind, supplier, country, test,
  sum(clicks), sum(starts), sum(complete), sum(partial), sum(screen_out), sum(quota_full), sum(closed),
  sum(duplicate), sum(quality), sum(security), sum(timeout), sum(error), sum(seconds), sum(payout_micros),
  sum(reward_micros), sum(points)
FROM stats_quarter
GROUP BY day, app_id, kind, supplier, country, test;
--> statement-breakpoint
-- Who was seen on which day was not written before: at least those who opened something are known, but for erased people.
INSERT INTO user_days (app_id, day, test, user_id, country)
SELECT DISTINCT app_id, (opened_at AT TIME ZONE 'UTC')::date, test_mode, user_id, coalesce(opened.country, '')
FROM (
  SELECT app_id, opened_at, test_mode, user_id, country FROM clicks
  UNION ALL
  SELECT app_id, opened_at, test_mode, user_id, country FROM offer_clicks
) AS opened JOIN users USING (app_id)
WHERE users.id = opened.user_id AND users.state <> 'closed';
