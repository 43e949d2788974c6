-- What an erased person did no longer counts: the counters stay the sums of the exposures that are there. A trigger of
-- exposures.
CREATE OR REPLACE FUNCTION forget_exposures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_outcomes((SELECT array_agg(gone::exposures) FROM old_exposures AS gone), -1);
  RETURN NULL;
END $$;
