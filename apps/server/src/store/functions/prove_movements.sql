-- A movement is written together with its lines, by the same statement.
-- A trigger of movements.
CREATE OR REPLACE FUNCTION prove_movements() RETURNS trigger LANGUAGE plpgsql AS $$
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
