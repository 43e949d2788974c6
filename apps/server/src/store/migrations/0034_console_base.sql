ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind_known";--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "offer_clicks" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind_known" CHECK ("accounts"."kind" in ('user', 'user_pending', 'user_test', 'publisher', 'publisher_pending', 'publisher_test', 'house', 'supplier'));