CREATE TABLE "statement_days" (
	"app_id" text NOT NULL,
	"day" date NOT NULL,
	"lines" integer NOT NULL,
	"credits" bigint NOT NULL,
	"reversals" bigint NOT NULL,
	"corrections" bigint NOT NULL,
	"pending_in" bigint NOT NULL,
	"pending_out" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"pending" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_days_app_id_day_pk" PRIMARY KEY("app_id","day")
);
--> statement-breakpoint
ALTER TABLE "statement_days" ADD CONSTRAINT "statement_days_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;