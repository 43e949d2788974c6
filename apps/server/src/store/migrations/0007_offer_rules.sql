-- Nodes keep the offers in memory and read them again when a network's version has grown: whoever changes an offer or
-- a milestone, however many at a time, makes it grow in the same transaction.
CREATE FUNCTION grow_network_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'offers' THEN
    UPDATE offer_networks SET version = version + 1 WHERE id IN (SELECT network_id FROM changed);
  ELSE
    UPDATE offer_networks SET version = version + 1
    WHERE id IN (SELECT offers.network_id FROM changed JOIN offers ON offers.id = changed.offer_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_added AFTER INSERT ON offers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION grow_network_versions();
--> statement-breakpoint
CREATE TRIGGER offers_changed AFTER UPDATE ON offers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION grow_network_versions();
--> statement-breakpoint
CREATE TRIGGER offers_removed AFTER DELETE ON offers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION grow_network_versions();
--> statement-breakpoint
CREATE TRIGGER offer_rewards_added AFTER INSERT ON offer_rewards REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION grow_network_versions();
--> statement-breakpoint
CREATE TRIGGER offer_rewards_changed AFTER UPDATE ON offer_rewards REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION grow_network_versions();
--> statement-breakpoint
CREATE TRIGGER offer_rewards_removed AFTER DELETE ON offer_rewards REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION grow_network_versions();
--> statement-breakpoint
CREATE TRIGGER offer_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON offer_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- As in 0005, but for one thing: what moves nothing into a user's hands, such as points that wait, has no message to
-- the publisher.
CREATE OR REPLACE FUNCTION post_movements(p_movements jsonb) RETURNS integer
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
DECLARE
  posted_ones integer;
BEGIN
  -- In one order, so that two who post first lines never wait for each other in a circle.
  INSERT INTO accounts (app_id, user_id, kind, currency)
  SELECT DISTINCT given.app_id, CASE WHEN line.account LIKE 'user%' THEN given.user_id END, line.account, line.currency
  FROM jsonb_to_recordset(p_movements) AS given (app_id text, user_id bigint, lines jsonb),
    jsonb_to_recordset(given.lines) AS line (account text, currency text)
  WHERE NOT EXISTS (
    SELECT FROM accounts
    WHERE accounts.app_id = given.app_id AND accounts.user_id = given.user_id
      AND accounts.kind = line.account AND accounts.currency = line.currency
  ) AND NOT EXISTS (
    SELECT FROM accounts
    WHERE accounts.app_id = given.app_id AND accounts.user_id IS NULL
      AND accounts.kind = line.account AND accounts.currency = line.currency
  )
  ORDER BY 1, 2, 3, 4
  ON CONFLICT DO NOTHING;

  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_movements) AS movement (
      app_id text, user_id bigint, kind text, reason text, source text, transaction text, cid text, at timestamptz,
      lines jsonb, message jsonb
    )
  ), posted AS (
    INSERT INTO movements (app_id, user_id, kind, reason, source, transaction, cid, at)
    SELECT app_id, user_id, kind, reason, source, transaction, cid, at FROM given ORDER BY source, transaction
    ON CONFLICT (source, transaction) DO NOTHING
    RETURNING id, source, transaction
  ), told AS (
    INSERT INTO outbox (app_id, kind, key, payload)
    SELECT app_id, 'postback', source || ':' || transaction, message
    FROM posted JOIN given USING (source, transaction)
    WHERE message IS NOT NULL
  ), written AS (
    INSERT INTO lines (movement_id, account_id, amount, at)
    SELECT posted.id, coalesce((
      SELECT id FROM accounts
      WHERE accounts.app_id = given.app_id AND accounts.user_id = given.user_id
        AND accounts.kind = line.account AND accounts.currency = line.currency
    ), (
      SELECT id FROM accounts
      WHERE accounts.app_id = given.app_id AND accounts.user_id IS NULL
        AND accounts.kind = line.account AND accounts.currency = line.currency
    )), line.amount, given.at
    FROM posted JOIN given USING (source, transaction),
      jsonb_to_recordset(given.lines) AS line (account text, currency text, amount bigint)
  )
  SELECT count(*) INTO posted_ones FROM posted;
  RETURN posted_ones;
END $$;
