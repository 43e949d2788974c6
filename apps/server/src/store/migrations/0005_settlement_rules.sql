-- How money moves, many movements at a time: callers are gathered, so that one commit serves all of them. Rules that
-- 0001 proved row by row, at commit, are proved here once for each statement. They are the same rules.
ALTER TABLE "lines" DROP CONSTRAINT "lines_movement_id_movements_id_fk";
--> statement-breakpoint
ALTER TABLE "supplier_reports" DROP CONSTRAINT "supplier_reports_cid_clicks_cid_fk";
--> statement-breakpoint
DROP TRIGGER movements_stand ON movements;
--> statement-breakpoint
DROP TRIGGER lines_stand ON lines;
--> statement-breakpoint
DROP FUNCTION prove_movement();
--> statement-breakpoint
-- What one statement adds to a movement sums to zero in each currency, and so does therefore all of it. Movement and
-- account exist and belong together, which is why lines need no foreign keys.
CREATE FUNCTION prove_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken bigint;
BEGIN
  SELECT new_lines.movement_id INTO broken
  FROM new_lines
  LEFT JOIN movements ON movements.id = new_lines.movement_id AND movements.at = new_lines.at
  LEFT JOIN accounts ON accounts.id = new_lines.account_id AND accounts.app_id = movements.app_id
  GROUP BY new_lines.movement_id, accounts.currency
  HAVING accounts.currency IS NULL OR sum(new_lines.amount) <> 0
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'movement % does not stand: it needs lines of its own app and time that sum to zero in each currency', broken
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lines_stand AFTER INSERT ON lines REFERENCING NEW TABLE AS new_lines
  FOR EACH STATEMENT EXECUTE FUNCTION prove_lines();
--> statement-breakpoint
-- A movement is written together with its lines, by the same statement.
CREATE FUNCTION prove_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken bigint;
BEGIN
  SELECT id INTO broken FROM new_movements
  WHERE NOT EXISTS (SELECT FROM lines WHERE lines.movement_id = new_movements.id)
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'movement % does not stand: it has no lines', broken USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER movements_stand AFTER INSERT ON movements REFERENCING NEW TABLE AS new_movements
  FOR EACH STATEMENT EXECUTE FUNCTION prove_movements();
--> statement-breakpoint
-- Rows that every credit writes anew find room on their own page, and their indexes stay as they are.
ALTER TABLE users SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE balances SET (fillfactor = 75);
--> statement-breakpoint
CREATE TRIGGER supplier_reports_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON supplier_reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DROP FUNCTION post_movement(text, bigint, text, text, text, text, text, timestamptz, text[], text[], bigint[]);
--> statement-breakpoint
-- The one way to move money. Accounts come into being with their first line. A repeated (source, transaction) changes
-- nothing; the answer is how many were new. Each new one leaves its message to the publisher in the outbox. Plans are
-- for a handful of rows, whatever the tables' statistics say.
CREATE FUNCTION post_movements(p_movements jsonb) RETURNS integer
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
    SELECT app_id, 'postback', source || ':' || transaction, message FROM posted JOIN given USING (source, transaction)
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
--> statement-breakpoint
-- Applies what was decided about reports of suppliers: the report, what has become of its click, and what it moves
-- (p_movements, for the clicks that move something), all or nothing. Each was decided on a click as it stood at
-- `settled_version`; if it has moved on since, nothing of it is applied and whoever asked decides again. A report that
-- is known already changes nothing.
CREATE FUNCTION apply_settlements(p_settlements jsonb, p_movements jsonb) RETURNS TABLE (cid text, answer text)
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  reported_ones integer;
  applied text[];
  due jsonb := p_movements;
BEGIN
  -- People before their clicks, and in one order, as all do who change them: nobody waits in a circle, and from here on
  -- the clicks stand still.
  UPDATE users SET version = version + 1
  FROM (
    SELECT DISTINCT app_id, user_id FROM jsonb_to_recordset(p_settlements) AS given (cid text) JOIN clicks USING (cid)
    ORDER BY app_id, user_id
  ) AS held
  WHERE users.app_id = held.app_id AND users.id = held.user_id;

  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_settlements) AS settlement (
      cid text, settled_version integer, supplier_id text, transaction text, outcome text, raw_code text, reverses text,
      payout_micros bigint, received_at timestamptz, effect text, amount bigint, state text, click_raw_code text
    )
  ), reported AS (
    INSERT INTO supplier_reports
      (supplier_id, transaction, cid, outcome, raw_code, reverses, payout_micros, effect, amount, received_at)
    SELECT supplier_id, transaction, cid, outcome, given.raw_code, reverses, given.payout_micros, effect, amount,
      received_at
    FROM given JOIN clicks USING (cid, supplier_id, settled_version)
    ORDER BY supplier_id, transaction
    ON CONFLICT (supplier_id, transaction) DO NOTHING
    RETURNING cid
  ), settled AS (
    UPDATE clicks SET
      state = given.state,
      raw_code = given.click_raw_code,
      ended_at = CASE WHEN given.state IN ('opened', 'started') THEN ended_at ELSE coalesce(ended_at, received_at) END,
      credited = credited + amount,
      settled_version = clicks.settled_version + 1
    FROM given JOIN reported USING (cid)
    WHERE clicks.cid = given.cid AND clicks.settled_version = given.settled_version
    RETURNING clicks.cid
  )
  SELECT (SELECT count(*) FROM reported), array_agg(cid) INTO reported_ones, applied FROM settled;

  IF reported_ones <> coalesce(cardinality(applied), 0) THEN
    RAISE EXCEPTION 'a click has changed though its user was held' USING ERRCODE = 'serialization_failure';
  END IF;

  IF reported_ones < jsonb_array_length(p_settlements) THEN
    SELECT coalesce(jsonb_agg(movement), '[]') INTO due
    FROM jsonb_array_elements(p_movements) AS movement
    WHERE movement ->> 'cid' = ANY (applied);
  END IF;
  IF jsonb_array_length(due) > 0 AND post_movements(due) <> jsonb_array_length(due) THEN
    RAISE EXCEPTION 'a report moves money under a transaction that has moved some before'
      USING ERRCODE = 'unique_violation';
  END IF;

  RETURN QUERY
  SELECT given.cid, CASE
    WHEN given.cid = ANY (applied) THEN 'applied'
    WHEN EXISTS (
      SELECT FROM supplier_reports
      WHERE supplier_reports.supplier_id = given.supplier_id AND supplier_reports.transaction = given.transaction
    ) THEN 'duplicate'
    ELSE 'outdated'
  END
  FROM jsonb_to_recordset(p_settlements) AS given (cid text, supplier_id text, transaction text);
END $$;
