CREATE TABLE "supplier_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier_id" text NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "supplier_findings_kind_known" CHECK ("supplier_findings"."kind" in ('silent', 'refused', 'unknown_codes', 'unreadable', 'conversion', 'feed_lag')),
	CONSTRAINT "supplier_findings_severity_known" CHECK ("supplier_findings"."severity" in ('watch', 'pause'))
);
--> statement-breakpoint
CREATE TABLE "supplier_pauses" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"paused_by" text,
	"paused_since" timestamp (3) with time zone,
	"reason" text,
	"resumed_at" timestamp (3) with time zone,
	"override_until" timestamp (3) with time zone,
	CONSTRAINT "supplier_pauses_by_known" CHECK ("supplier_pauses"."paused_by" in ('operator', 'health'))
);
--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "conversion" real;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_findings_standing" ON "supplier_findings" USING btree ("supplier_id","kind") WHERE "supplier_findings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "supplier_findings_supplier" ON "supplier_findings" USING btree ("supplier_id","since");