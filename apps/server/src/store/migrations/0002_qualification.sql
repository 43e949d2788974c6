CREATE TABLE "fingerprint_surveys" (
	"fingerprint_digest" text NOT NULL,
	"survey_id" bigint NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fingerprint_surveys_fingerprint_digest_survey_id_pk" PRIMARY KEY("fingerprint_digest","survey_id")
);
--> statement-breakpoint
CREATE TABLE "survey_duplicates" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"survey_id" bigint NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_duplicates_app_id_user_id_survey_id_pk" PRIMARY KEY("app_id","user_id","survey_id"),
	CONSTRAINT "survey_duplicates_source_known" CHECK ("survey_duplicates"."source" in ('respondents', 'fingerprint'))
);
--> statement-breakpoint
CREATE TABLE "inventory_changes" (
	"version" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventory_changes_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"xid" "xid8" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "single_survey_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"survey_id" bigint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_answers" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"answers" text[] NOT NULL,
	"source" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_answers_app_id_user_id_question_id_pk" PRIMARY KEY("app_id","user_id","question_id"),
	CONSTRAINT "profile_answers_source_known" CHECK ("profile_answers"."source" in ('onboarding', 'qualification', 'review', 'publisher'))
);
--> statement-breakpoint
CREATE TABLE "profile_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"autocomplete" boolean DEFAULT false NOT NULL,
	"is_skippable" boolean DEFAULT false NOT NULL,
	"shelf_life_days" integer,
	"effort" smallint DEFAULT 1 NOT NULL,
	"onboarding_order" smallint,
	"digest" text NOT NULL,
	CONSTRAINT "profile_questions_type_known" CHECK ("profile_questions"."type" in ('single_choice', 'multiple_choice', 'input_text', 'input_int', 'input_bigtext', 'input_date', 'autocomplete')),
	CONSTRAINT "profile_questions_shelf_life_positive" CHECK ("profile_questions"."shelf_life_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "question_options" (
	"question_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"folded" jsonb NOT NULL,
	CONSTRAINT "question_options_question_id_id_pk" PRIMARY KEY("question_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_cursors" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"cursor" text,
	"synced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_quotas" ALTER COLUMN "targeting" SET DEFAULT '{"clauses":[]}'::jsonb;--> statement-breakpoint
ALTER TABLE "surveys" ALTER COLUMN "targeting" SET DEFAULT '{"clauses":[]}'::jsonb;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "redirect_type" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "asked" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "skipped" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "redirected_to" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "respondent_check" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fingerprint_surveys" ADD CONSTRAINT "fingerprint_surveys_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fingerprint_surveys" ADD CONSTRAINT "fingerprint_surveys_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_duplicates" ADD CONSTRAINT "survey_duplicates_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_duplicates" ADD CONSTRAINT "survey_duplicates_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_survey_links" ADD CONSTRAINT "single_survey_links_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_survey_links" ADD CONSTRAINT "single_survey_links_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_answers" ADD CONSTRAINT "profile_answers_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_question_id_profile_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."profile_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_signals" ADD CONSTRAINT "client_signals_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_cursors" ADD CONSTRAINT "supplier_cursors_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_changes_xid" ON "inventory_changes" USING btree ("xid","version");--> statement-breakpoint
CREATE INDEX "question_options_in_order" ON "question_options" USING btree ("question_id","position");--> statement-breakpoint
CREATE INDEX "client_signals_user" ON "client_signals" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "clicks_one_open" ON "clicks" USING btree ("app_id","user_id","survey_id") WHERE "clicks"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "surveys" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_redirect_type_known" CHECK ("apps"."redirect_type" in ('new_tab', 'same_window'));--> statement-breakpoint
-- Targeting was a list of clauses before it also knew age and gender.
UPDATE "surveys" SET "targeting" = jsonb_build_object('clauses', "targeting") WHERE jsonb_typeof("targeting") = 'array';--> statement-breakpoint
UPDATE "survey_quotas" SET "targeting" = jsonb_build_object('clauses', "targeting") WHERE jsonb_typeof("targeting") = 'array';
