-- What no program may break, kept by the database itself: movements sum to zero, nothing is edited or deleted,
-- balances follow the lines, and one (source, transaction) moves money once.

-- Runs at commit, when all lines of a movement are there.
CREATE FUNCTION prove_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  proved_id bigint := to_jsonb(NEW) ->> TG_ARGV[0];
  currencies bigint;
  is_broken boolean;
BEGIN
  SELECT count(*), bool_or(currency IS NULL OR total <> 0) INTO currencies, is_broken
  FROM (
    SELECT accounts.currency, sum(lines.amount) AS total
    FROM lines
    JOIN movements ON movements.id = lines.movement_id
    LEFT JOIN accounts
      ON accounts.id = lines.account_id AND accounts.app_id = movements.app_id AND lines.at = movements.at
    WHERE lines.movement_id = proved_id
    GROUP BY accounts.currency
  ) AS totals;
  IF currencies = 0 OR is_broken THEN
    RAISE EXCEPTION 'movement % does not stand: it needs lines of its own app and time that sum to zero in each currency', proved_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER movements_stand AFTER INSERT ON movements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_movement('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER lines_stand AFTER INSERT ON lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_movement('movement_id');
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows: correct it with a new movement', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER movements_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER lines_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Rows are locked in the order of their accounts, so that two movements of one user never wait for each other.
CREATE FUNCTION add_to_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO balances (account_id, amount)
  SELECT new_lines.account_id, sum(new_lines.amount)
  FROM new_lines JOIN accounts ON accounts.id = new_lines.account_id
  WHERE accounts.user_id IS NOT NULL
  GROUP BY new_lines.account_id
  ORDER BY new_lines.account_id
  ON CONFLICT (account_id) DO UPDATE SET amount = balances.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lines_count AFTER INSERT ON lines REFERENCING NEW TABLE AS new_lines
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_balances();
--> statement-breakpoint
-- The one way to move money. Line n is (p_kinds[n], p_currencies[n], p_amounts[n]); accounts come into being with
-- their first line. A repeated (source, transaction) changes nothing and names the movement that was first.
CREATE FUNCTION post_movement(
  p_app_id text, p_user_id bigint, p_kind text, p_reason text, p_source text, p_transaction text, p_cid text,
  p_at timestamptz, p_kinds text[], p_currencies text[], p_amounts bigint[],
  OUT movement_id bigint, OUT is_new boolean
) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO movements (app_id, user_id, kind, reason, source, transaction, cid, at)
  VALUES (p_app_id, p_user_id, p_kind, p_reason, p_source, p_transaction, p_cid, p_at)
  ON CONFLICT (source, transaction) DO NOTHING
  RETURNING id INTO movement_id;
  is_new := FOUND;
  IF NOT is_new THEN
    SELECT id INTO movement_id FROM movements WHERE source = p_source AND transaction = p_transaction;
    RETURN;
  END IF;

  INSERT INTO accounts (app_id, user_id, kind, currency)
  SELECT p_app_id, owner, wanted.kind, wanted.currency
  FROM unnest(p_kinds, p_currencies) AS wanted (kind, currency),
    LATERAL (SELECT CASE WHEN wanted.kind LIKE 'user%' THEN p_user_id END) AS owned (owner)
  WHERE NOT EXISTS (
    SELECT FROM accounts
    WHERE app_id = p_app_id AND user_id IS NOT DISTINCT FROM owner
      AND kind = wanted.kind AND currency = wanted.currency
  )
  ON CONFLICT DO NOTHING;

  INSERT INTO lines (movement_id, account_id, amount, at)
  SELECT post_movement.movement_id, accounts.id, line.amount, movements.at
  FROM unnest(p_kinds, p_currencies, p_amounts) AS line (kind, currency, amount)
  JOIN movements ON movements.id = post_movement.movement_id
  LEFT JOIN accounts
    ON accounts.app_id = p_app_id AND accounts.kind = line.kind AND accounts.currency = line.currency
    AND accounts.user_id IS NOT DISTINCT FROM CASE WHEN line.kind LIKE 'user%' THEN p_user_id END;
END $$;
