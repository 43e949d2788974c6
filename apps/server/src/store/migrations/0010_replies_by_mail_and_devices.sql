DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "device_manufacturer" varchar(128);--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "device_model" varchar(128);--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "feedback_dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_manufacturer" varchar(128);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_model" varchar(128);--> statement-breakpoint
CREATE INDEX "outbox_due_by_kind" ON "outbox" USING btree ("kind","due_at") WHERE "outbox"."state" = 'due';