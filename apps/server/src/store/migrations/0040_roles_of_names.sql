ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_act_known";--> statement-breakpoint
ALTER TABLE "postback_recovery_items" DROP CONSTRAINT "postback_recovery_items_state_known";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "created_by_role" text;--> statement-breakpoint
ALTER TABLE "design_versions" ADD COLUMN "by_role" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "invited_by_role" text;--> statement-breakpoint
ALTER TABLE "postback_recoveries" ADD COLUMN "started_by_role" text;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD COLUMN "by_role" text;--> statement-breakpoint
ALTER TABLE "ticket_replies" ADD COLUMN "by_role" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_act_known" CHECK ("audit_events"."act" in ('user', 'app-settings', 'app-maintenance', 'supplier-pause', 'endpoint-state', 'publisher-share', 'survey', 'offer'));--> statement-breakpoint
ALTER TABLE "postback_recovery_items" ADD CONSTRAINT "postback_recovery_items_state_known" CHECK ("postback_recovery_items"."state" in ('left', 'sent', 'acknowledged', 'failed', 'behind'));