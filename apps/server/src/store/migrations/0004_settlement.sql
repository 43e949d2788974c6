CREATE TABLE "supplier_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier_id" text NOT NULL,
	"transaction" text NOT NULL,
	"cid" text NOT NULL,
	"outcome" text NOT NULL,
	"raw_code" text NOT NULL,
	"reverses" text,
	"payout_micros" bigint,
	"effect" text NOT NULL,
	"amount" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_reports_once" UNIQUE("supplier_id","transaction"),
	CONSTRAINT "supplier_reports_outcome_known" CHECK ("supplier_reports"."outcome" in ('complete', 'partial', 'screen_out', 'quota_full', 'closed', 'duplicate', 'quality', 'security', 'timeout', 'error')),
	CONSTRAINT "supplier_reports_effect_known" CHECK ("supplier_reports"."effect" in ('credited', 'ended', 'upgraded', 'reversed', 'parked', 'nothing', 'review'))
);
--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "duplicated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "returned_code" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "settled_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "seen_by" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "rating_half_stars" smallint;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "rated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_reports" ADD CONSTRAINT "supplier_reports_cid_clicks_cid_fk" FOREIGN KEY ("cid") REFERENCES "public"."clicks"("cid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_reports_click" ON "supplier_reports" USING btree ("cid");--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_credited_in_range" CHECK ("clicks"."credited" between 0 and "clicks"."user_reward");--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_rating_in_range" CHECK ("clicks"."rating_half_stars" between 1 and 10);--> statement-breakpoint
-- What was credited before clicks kept it themselves.
UPDATE "clicks" SET "credited" = "paid"."amount"
FROM (
  SELECT "movements"."cid", sum("lines"."amount") AS "amount"
  FROM "movements"
  JOIN "lines" ON "lines"."movement_id" = "movements"."id"
  JOIN "accounts" ON "accounts"."id" = "lines"."account_id" AND "accounts"."kind" IN ('user', 'user_test')
  WHERE "movements"."cid" IS NOT NULL
  GROUP BY "movements"."cid"
) AS "paid"
WHERE "clicks"."cid" = "paid"."cid";
