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
