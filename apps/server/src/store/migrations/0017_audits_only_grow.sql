-- What operators did and looked at is never rewritten, not even by a query of ours.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is an audit and only grows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER account_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON account_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER operator_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
