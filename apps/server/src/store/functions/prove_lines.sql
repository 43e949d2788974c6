-- What one statement adds to a movement sums to zero in each currency, and so does therefore all of it. Movement and
-- account exist and belong together, which is why lines need no foreign keys.
-- A trigger of lines.
CREATE OR REPLACE FUNCTION prove_lines() RETURNS trigger LANGUAGE plpgsql AS $$
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
