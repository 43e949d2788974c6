-- All amounts of an app are integers of its smallest unit, which its decimals define: once something was moved or
-- promised in that unit, another number of decimals would change what every one of them is worth.
-- A trigger of apps.
CREATE OR REPLACE FUNCTION refuse_other_decimals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM movements WHERE app_id = NEW.id)
    OR EXISTS (SELECT FROM clicks WHERE app_id = NEW.id)
    OR EXISTS (SELECT FROM offer_clicks WHERE app_id = NEW.id)
  THEN
    RAISE EXCEPTION 'decimals of app % cannot change from % to %: points were moved or promised in this unit; make a new app for another one',
      NEW.id, OLD.decimals, NEW.decimals USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
