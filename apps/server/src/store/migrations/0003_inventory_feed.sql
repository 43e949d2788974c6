-- Every change of the inventory leaves a row in inventory_changes and wakes the nodes, whoever wrote it and however
-- many surveys one statement touched. The writer's transaction number lets a reader wait for transactions still open.

CREATE FUNCTION feed_inventory_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'surveys' THEN
    INSERT INTO inventory_changes (survey_id, xid)
    SELECT id, pg_current_xact_id() FROM changed ORDER BY id;
  ELSIF TG_TABLE_NAME = 'survey_quotas' THEN
    INSERT INTO inventory_changes (survey_id, xid)
    SELECT DISTINCT survey_id, pg_current_xact_id() FROM changed ORDER BY survey_id;
  ELSE
    INSERT INTO inventory_changes (survey_id, xid)
    SELECT surveys.id, pg_current_xact_id()
    FROM changed
    JOIN before ON before.id = changed.id AND before.status <> changed.status
    JOIN surveys ON surveys.supplier_id = changed.id
    ORDER BY surveys.id;
  END IF;
  IF FOUND THEN
    PERFORM pg_notify('inventory', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER surveys_added AFTER INSERT ON surveys REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION feed_inventory_changes();
--> statement-breakpoint
CREATE TRIGGER surveys_changed AFTER UPDATE ON surveys REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION feed_inventory_changes();
--> statement-breakpoint
CREATE TRIGGER surveys_removed AFTER DELETE ON surveys REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION feed_inventory_changes();
--> statement-breakpoint
CREATE TRIGGER survey_quotas_added AFTER INSERT ON survey_quotas REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION feed_inventory_changes();
--> statement-breakpoint
CREATE TRIGGER survey_quotas_changed AFTER UPDATE ON survey_quotas REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION feed_inventory_changes();
--> statement-breakpoint
CREATE TRIGGER survey_quotas_removed AFTER DELETE ON survey_quotas REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION feed_inventory_changes();
--> statement-breakpoint
-- A paused supplier takes all its surveys off the list.
CREATE TRIGGER suppliers_changed AFTER UPDATE ON suppliers REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION feed_inventory_changes();
