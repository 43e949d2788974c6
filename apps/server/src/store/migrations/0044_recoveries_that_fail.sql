ALTER TABLE "postback_recoveries" ADD COLUMN "gathered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "postback_recoveries" ADD COLUMN "behind" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "postback_recoveries" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "postback_recoveries" ADD COLUMN "last_error_at" timestamp (3) with time zone;