-- Money is never edited or deleted: a mistake is corrected by a new movement.
-- A trigger of lines, movements, offer_events and supplier_reports.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows: correct it with a new movement', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
