ALTER TABLE "clicks" ADD COLUMN "payout_share_bp" integer;--> statement-breakpoint
ALTER TABLE "offer_clicks" ADD COLUMN "payout_share_bp" integer;--> statement-breakpoint
ALTER TABLE "publishers" ADD COLUMN "payout_share_bp" integer DEFAULT 7000 NOT NULL;--> statement-breakpoint
ALTER TABLE "publishers" ADD CONSTRAINT "publishers_payout_share_in_range" CHECK ("publishers"."payout_share_bp" between 0 and 10000);--> statement-breakpoint
-- Until now a publisher was due the users' share of each app: with the greatest of them it gets no less than before.
UPDATE "publishers" SET "payout_share_bp" = "shares"."greatest" FROM (SELECT "publisher_id", max("revenue_share_bp") AS "greatest" FROM "apps" GROUP BY "publisher_id") AS "shares" WHERE "shares"."publisher_id" = "publishers"."id";
