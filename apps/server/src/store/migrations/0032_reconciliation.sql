CREATE TABLE "reconciliation_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reconciliation_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"line" integer,
	"name" text NOT NULL,
	"cid" text,
	"ours_micros" bigint,
	"theirs_micros" bigint,
	"applied_at" timestamp (3) with time zone,
	"effect" text,
	CONSTRAINT "reconciliation_findings_kind_known" CHECK ("reconciliation_findings"."kind" in ('rejected', 'absent', 'not_credited', 'taken_back', 'amount', 'unknown', 'repeated', 'not_acknowledged'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_lines" (
	"reconciliation_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"micros" bigint,
	CONSTRAINT "reconciliation_lines_reconciliation_id_line_pk" PRIMARY KEY("reconciliation_id","line")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier_id" text NOT NULL,
	"supplies" text NOT NULL,
	"list" text NOT NULL,
	"names" text NOT NULL,
	"from_at" timestamp (3) with time zone,
	"to_at" timestamp (3) with time zone,
	"state" text DEFAULT 'open' NOT NULL,
	"found" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"compared_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "reconciliations_list_known" CHECK ("reconciliations"."list" in ('rejected', 'approved')),
	CONSTRAINT "reconciliations_names_known" CHECK ("reconciliations"."names" in ('transaction', 'cid')),
	CONSTRAINT "reconciliations_state_known" CHECK ("reconciliations"."state" in ('open', 'comparing', 'compared', 'applying', 'applied', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "reconciliation_findings_kind" ON "reconciliation_findings" USING btree ("reconciliation_id","kind","id");--> statement-breakpoint
CREATE INDEX "reconciliations_supplier" ON "reconciliations" USING btree ("supplier_id","id");