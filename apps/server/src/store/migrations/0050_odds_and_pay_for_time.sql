CREATE TABLE "answer_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"before_digest" text NOT NULL,
	"after_digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_results" (
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "experiment_results_name_at_pk" PRIMARY KEY("name","at")
);
--> statement-breakpoint
CREATE TABLE "exposures" (
	"cid" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"survey_id" bigint NOT NULL,
	"supplier_id" text NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"arm" text NOT NULL,
	"place" smallint,
	"odds" real,
	"odds_shown" smallint,
	"entry_odds" real,
	"expected_odds" real,
	"value" real,
	"chance" real DEFAULT 1 NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"matures_at" timestamp (3) with time zone,
	"counted_as" text,
	"counted_seconds" integer,
	"counted_on" date,
	"is_reversed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exposures_device_known" CHECK ("exposures"."device" in ('desktop', 'mobile', 'tablet')),
	CONSTRAINT "exposures_counted_as_known" CHECK ("exposures"."counted_as" in ('complete', 'away', 'lost')),
	CONSTRAINT "exposures_counted_whole" CHECK (("exposures"."counted_as" is null) = ("exposures"."counted_on" is null))
);
--> statement-breakpoint
CREATE TABLE "fair_pay_days" (
	"app_id" text NOT NULL,
	"day" date NOT NULL,
	"rate_micros" bigint NOT NULL,
	"fed" bigint,
	"spent" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_pay_days_app_id_day_pk" PRIMARY KEY("app_id","day")
);
--> statement-breakpoint
CREATE TABLE "answer_shares" (
	"country" text NOT NULL,
	"question_id" text NOT NULL,
	"answer" text NOT NULL,
	"share" real NOT NULL,
	"people" integer NOT NULL,
	"made_on" date NOT NULL,
	CONSTRAINT "answer_shares_country_question_id_answer_pk" PRIMARY KEY("country","question_id","answer")
);
--> statement-breakpoint
CREATE TABLE "odds_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "odds_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"correction" jsonb,
	"outcomes" integer NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_odds" (
	"supplier_id" text NOT NULL,
	"country" text NOT NULL,
	"mean" real NOT NULL,
	"bias" real NOT NULL,
	"kappa" real NOT NULL,
	"devices" jsonb DEFAULT '{"desktop":0,"mobile":0,"tablet":0}'::jsonb NOT NULL,
	"reversal_rate" real NOT NULL,
	"outcomes" integer NOT NULL,
	"learned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_odds_supplier_id_country_pk" PRIMARY KEY("supplier_id","country")
);
--> statement-breakpoint
CREATE TABLE "odds_said" (
	"day" date NOT NULL,
	"app_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"said" smallint NOT NULL,
	"entrants" integer DEFAULT 0 NOT NULL,
	"completes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "odds_said_app_id_day_supplier_id_country_device_said_pk" PRIMARY KEY("app_id","day","supplier_id","country","device","said")
);
--> statement-breakpoint
CREATE TABLE "outcome_folds" (
	"name" text PRIMARY KEY NOT NULL,
	"horizon" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_outcomes" (
	"survey_id" bigint NOT NULL,
	"device" text NOT NULL,
	"day" date NOT NULL,
	"entrants" integer DEFAULT 0 NOT NULL,
	"completes" integer DEFAULT 0 NOT NULL,
	"reversed" integer DEFAULT 0 NOT NULL,
	"finish_n" integer DEFAULT 0 NOT NULL,
	"finish_log" bigint DEFAULT 0 NOT NULL,
	"finish_log_sq" bigint DEFAULT 0 NOT NULL,
	"away_n" integer DEFAULT 0 NOT NULL,
	"away_log" bigint DEFAULT 0 NOT NULL,
	"away_log_sq" bigint DEFAULT 0 NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "survey_outcomes_survey_id_device_day_pk" PRIMARY KEY("survey_id","device","day")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind_known";--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "fair_pay_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "fair_rate_micros" bigint;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "fair_rate_micros" bigint;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "fair_cap" bigint;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "fair_limit_seconds" integer;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "fair_part_bp" integer;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "reports_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "fair_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_reports" ADD COLUMN "xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "said_entrants" integer;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "said_completes" integer;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "said_out_seconds" integer;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposures" ADD CONSTRAINT "exposures_cid_clicks_cid_fk" FOREIGN KEY ("cid") REFERENCES "public"."clicks"("cid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_pay_days" ADD CONSTRAINT "fair_pay_days_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_changes_user" ON "answer_changes" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE INDEX "answer_changes_at" ON "answer_changes" USING brin ("at");--> statement-breakpoint
CREATE INDEX "exposures_user" ON "exposures" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "exposures_maturing" ON "exposures" USING btree ("matures_at") WHERE "exposures"."counted_as" is null and "exposures"."matures_at" is not null;--> statement-breakpoint
CREATE INDEX "exposures_opened" ON "exposures" USING brin ("opened_at");--> statement-breakpoint
CREATE INDEX "odds_said_supplier" ON "odds_said" USING btree ("supplier_id","day");--> statement-breakpoint
CREATE INDEX "survey_outcomes_xid" ON "survey_outcomes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "supplier_reports_xid" ON "supplier_reports" USING btree ("xid");--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_fair_pay_in_range" CHECK ("apps"."fair_pay_bp" between 0 and 2000);--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_fair_paid_in_range" CHECK ("clicks"."fair_paid" between 0 and least("clicks"."credited", coalesce("clicks"."fair_cap", 0)));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind_known" CHECK ("accounts"."kind" in ('user', 'user_pending', 'user_test', 'publisher', 'publisher_pending', 'publisher_test', 'house', 'fair_pay', 'publisher_set_aside', 'publisher_time_pay', 'supplier'));