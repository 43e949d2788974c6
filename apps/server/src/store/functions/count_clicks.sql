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
