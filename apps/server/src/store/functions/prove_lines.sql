-- What one statement adds to a movement sums to zero in each currency, and so does therefore all of it. Movement and
-- account exist and belong together, which is why lines need no foreign keys. Each is looked up by its id: a join may be
-- planned as a walk through all accounts of an app.
-- A trigger of lines.
CREATE OR REPLACE FUNCTION prove_lines() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  broken bigint;
BEGIN
  SELECT movement_id INTO broken
  FROM (
    SELECT movement_id, amount, (
      SELECT currency FROM accounts WHERE accounts.id = account_id AND accounts.app_id = (
        SELECT app_id FROM movements WHERE movements.id = movement_id AND movements.at = new_lines.at
      )
    ) AS currency
    FROM new_lines
  ) AS line
  GROUP BY movement_id, currency
  HAVING currency IS NULL OR sum(amount) <> 0
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'movement % does not stand: it needs lines of its own app and time that sum to zero in each currency', broken
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
