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
