-- Who was there on a day waits to be counted (decision 0125).
-- A trigger of user_days.
CREATE OR REPLACE FUNCTION note_user_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncounted_days (app_id, user_id, day, test, country)
  SELECT app_id, user_id, day, test, country FROM new_days ORDER BY app_id, user_id, day, test, country;
  RETURN NULL;
END $$;
