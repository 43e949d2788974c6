ALTER TABLE "users" ADD COLUMN "notification" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "framed" boolean;