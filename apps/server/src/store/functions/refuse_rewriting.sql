-- What operators did and looked at is never rewritten, not even by a query of ours.
-- A trigger of audit_events.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is an audit and only grows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
