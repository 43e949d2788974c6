-- One audit for changes, views and access, in place of two.
INSERT INTO "audit_events" ("at", "kind", "by", "what", "publisher_id", "app_id", "user_id", "reason", "about", "network")
SELECT "at", "kind", "by", "what", "publisher_id", "app_id", "user_id", "reason", "about", "network"
FROM (
  SELECT "event"."at", 'change' AS "kind", "event"."by", "event"."what", "apps"."publisher_id", "event"."app_id",
    "event"."user_id", "event"."reason", '{}'::jsonb AS "about", NULL AS "network"
  FROM "account_events" "event" JOIN "apps" ON "apps"."id" = "event"."app_id"
  UNION ALL
  SELECT "event"."at", CASE WHEN "event"."by" IS NULL THEN 'access' ELSE 'view' END, "event"."by", "event"."what",
    "apps"."publisher_id", "event"."app_id", "event"."user_id", NULL, "event"."about", "event"."network"
  FROM "operator_events" "event" LEFT JOIN "apps" ON "apps"."id" = "event"."app_id"
) "earlier"
ORDER BY "at";--> statement-breakpoint
CREATE TRIGGER audit_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
DROP TABLE "account_events" CASCADE;--> statement-breakpoint
DROP TABLE "operator_events" CASCADE;
