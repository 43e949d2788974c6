-- Every change of the inventory leaves a row in inventory_changes and wakes the nodes, whoever wrote it and however
-- many surveys one statement touched. The writer's transaction number lets a reader wait for transactions still open.
-- A trigger of suppliers, survey_quotas and surveys.
CREATE OR REPLACE FUNCTION feed_inventory_changes() RETURNS trigger LANGUAGE plpgsql AS $$
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
