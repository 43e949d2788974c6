ALTER TABLE "clicks" ADD COLUMN "redirected_to" text;--> statement-breakpoint
ALTER TABLE "suppliers" DROP COLUMN "api_url";--> statement-breakpoint
ALTER TABLE "suppliers" DROP COLUMN "secret";