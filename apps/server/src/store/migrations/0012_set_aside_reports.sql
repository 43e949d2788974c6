CREATE TABLE "set_aside_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "set_aside_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier_id" text NOT NULL,
	"kind" text NOT NULL,
	"transaction" text,
	"click" text,
	"body" "bytea" NOT NULL,
	"reason" text NOT NULL,
	"digest" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "set_aside_reports_once" UNIQUE("digest"),
	CONSTRAINT "set_aside_reports_kind_known" CHECK ("set_aside_reports"."kind" in ('conflict', 'unreadable', 'unknown_click'))
);
--> statement-breakpoint
CREATE INDEX "set_aside_reports_open" ON "set_aside_reports" USING btree ("received_at") WHERE "set_aside_reports"."reviewed_at" is null;--> statement-breakpoint
CREATE INDEX "set_aside_reports_sender" ON "set_aside_reports" USING btree ("supplier_id","kind","received_at");