-- What one statement adds to a movement sums to zero in each currency, and so does therefore all of it. Movement and
-- account exist and belong together, which is why lines need no foreign keys. Each is looked up by its id alone: a join, or a
-- condition on the app, may be planned as a walk through all accounts of the app.
-- A trigger of lines.
CREATE OR REPLACE FUNCTION prove_lines() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  broken bigint;
BEGIN
  SELECT movement_id INTO broken
  FROM (
    SELECT movement_id, amount, (
      SELECT CASE WHEN accounts.app_id = (
        SELECT CASE WHEN movements.at = new_lines.at THEN movements.app_id END
        FROM movements WHERE movements.id = movement_id
      ) THEN currency END
      FROM accounts WHERE accounts.id = account_id
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
