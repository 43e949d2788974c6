CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"texts" jsonb NOT NULL,
	"link" text,
	"country" text,
	"zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_in_english" CHECK ("announcements"."texts" ? 'en'),
	CONSTRAINT "announcements_end_from_start" CHECK ("announcements"."ends_at" >= "announcements"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "operator_movements" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"person_id" uuid,
	"undoes" uuid,
	"ticket_id" uuid,
	"cid" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_movements_undone_once" UNIQUE("undoes"),
	CONSTRAINT "operator_movements_kind_known" CHECK ("operator_movements"."kind" in ('credit', 'debit', 'undo'))
);
--> statement-breakpoint
CREATE TABLE "payout_days" (
	"app_id" text NOT NULL,
	"day" date NOT NULL,
	"payouts" bigint NOT NULL,
	"payout_reversals" bigint NOT NULL,
	"rewards" bigint NOT NULL,
	"reversals" bigint NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "payout_days_app_id_day_pk" PRIMARY KEY("app_id","day")
);
--> statement-breakpoint
CREATE TABLE "payout_months" (
	"month" text NOT NULL,
	"app_id" text NOT NULL,
	"payouts" bigint NOT NULL,
	"payout_reversals" bigint NOT NULL,
	"rewards" bigint NOT NULL,
	"reversals" bigint NOT NULL,
	"points" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"paid_on" date,
	"paid_reference" text,
	"paid_at" timestamp (3) with time zone,
	"paid_by" text,
	CONSTRAINT "payout_months_month_app_id_pk" PRIMARY KEY("month","app_id"),
	CONSTRAINT "payout_months_month_is_one" CHECK ("payout_months"."month" ~ '^2\d{3}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "payout_months_paid_together" CHECK (("payout_months"."paid_on" is null) = ("payout_months"."paid_at" is null) and ("payout_months"."paid_on" is null) = ("payout_months"."paid_by" is null) and ("payout_months"."paid_on" is null) = ("payout_months"."paid_reference" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"closed_until" timestamp (3) with time zone,
	"summed_until" timestamp (3) with time zone,
	CONSTRAINT "payout_state_is_one" CHECK ("payout_state"."id")
);
--> statement-breakpoint
CREATE TABLE "payout_supplier_days" (
	"supplier_id" text NOT NULL,
	"day" date NOT NULL,
	"payouts" bigint NOT NULL,
	"payout_reversals" bigint NOT NULL,
	CONSTRAINT "payout_supplier_days_day_supplier_id_pk" PRIMARY KEY("day","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "postback_recoveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postback_recoveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"left" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"acknowledged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "postback_recoveries_state_known" CHECK ("postback_recoveries"."state" in ('running', 'done', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "postback_recovery_items" (
	"recovery_id" bigint NOT NULL,
	"postback_id" bigint NOT NULL,
	"state" text DEFAULT 'left' NOT NULL,
	CONSTRAINT "postback_recovery_items_recovery_id_postback_id_pk" PRIMARY KEY("recovery_id","postback_id"),
	CONSTRAINT "postback_recovery_items_state_known" CHECK ("postback_recovery_items"."state" in ('left', 'sent', 'acknowledged', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_broken_lines" (
	"reconciliation_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "reconciliation_broken_lines_reconciliation_id_line_pk" PRIMARY KEY("reconciliation_id","line"),
	CONSTRAINT "reconciliation_broken_lines_reason_known" CHECK ("reconciliation_broken_lines"."reason" in ('name', 'amount', 'form'))
);
--> statement-breakpoint
CREATE TABLE "stat_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stat_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp (3) with time zone NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"country" text NOT NULL,
	"test" boolean NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"complete" integer DEFAULT 0 NOT NULL,
	"partial" integer DEFAULT 0 NOT NULL,
	"screen_out" integer DEFAULT 0 NOT NULL,
	"quota_full" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"duplicate" integer DEFAULT 0 NOT NULL,
	"quality" integer DEFAULT 0 NOT NULL,
	"security" integer DEFAULT 0 NOT NULL,
	"timeout" integer DEFAULT 0 NOT NULL,
	"error" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"payout_micros" bigint DEFAULT 0 NOT NULL,
	"reward_micros" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stats_day" (
	"time" timestamp (3) with time zone NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"country" text NOT NULL,
	"test" boolean NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"complete" integer DEFAULT 0 NOT NULL,
	"partial" integer DEFAULT 0 NOT NULL,
	"screen_out" integer DEFAULT 0 NOT NULL,
	"quota_full" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"duplicate" integer DEFAULT 0 NOT NULL,
	"quality" integer DEFAULT 0 NOT NULL,
	"security" integer DEFAULT 0 NOT NULL,
	"timeout" integer DEFAULT 0 NOT NULL,
	"error" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"payout_micros" bigint DEFAULT 0 NOT NULL,
	"reward_micros" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stats_day_app_id_time_kind_supplier_country_test_pk" PRIMARY KEY("app_id","time","kind","supplier","country","test")
);
--> statement-breakpoint
CREATE TABLE "stats_quarter" (
	"time" timestamp (3) with time zone NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"country" text NOT NULL,
	"test" boolean NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"complete" integer DEFAULT 0 NOT NULL,
	"partial" integer DEFAULT 0 NOT NULL,
	"screen_out" integer DEFAULT 0 NOT NULL,
	"quota_full" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"duplicate" integer DEFAULT 0 NOT NULL,
	"quality" integer DEFAULT 0 NOT NULL,
	"security" integer DEFAULT 0 NOT NULL,
	"timeout" integer DEFAULT 0 NOT NULL,
	"error" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"payout_micros" bigint DEFAULT 0 NOT NULL,
	"reward_micros" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stats_quarter_app_id_time_kind_supplier_country_test_pk" PRIMARY KEY("app_id","time","kind","supplier","country","test")
);
--> statement-breakpoint
CREATE TABLE "user_days" (
	"app_id" text NOT NULL,
	"day" date NOT NULL,
	"test" boolean NOT NULL,
	"user_id" bigint NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "user_days_app_id_day_test_user_id_country_pk" PRIMARY KEY("app_id","day","test","user_id","country")
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"publisher_id" text,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_answers_name" UNIQUE NULLS NOT DISTINCT("publisher_id","name")
);
--> statement-breakpoint
CREATE TABLE "ticket_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"by" text NOT NULL,
	"person_id" uuid,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_notes_once" UNIQUE("ticket_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "ticket_presence" (
	"ticket_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"doing" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_presence_ticket_id_person_id_pk" PRIMARY KEY("ticket_id","person_id"),
	CONSTRAINT "ticket_presence_doing_known" CHECK ("ticket_presence"."doing" in ('looking', 'reply', 'note'))
);
--> statement-breakpoint
ALTER TABLE "bonuses" DROP CONSTRAINT "bonuses_end_after_start";--> statement-breakpoint
ALTER TABLE "movements" DROP CONSTRAINT "movements_kind_known";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "act" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "reverts" bigint;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "paid_micros" bigint;--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD COLUMN "payout_micros" bigint;--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD COLUMN "paid_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "placed_rank" integer;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "broken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "affected" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "placed_rank" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "erased_users" ADD COLUMN "uhash_digest" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_movements" ADD CONSTRAINT "operator_movements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_movements" ADD CONSTRAINT "operator_movements_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_movements" ADD CONSTRAINT "operator_movements_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_days" ADD CONSTRAINT "payout_days_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_months" ADD CONSTRAINT "payout_months_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postback_recoveries" ADD CONSTRAINT "postback_recoveries_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postback_recovery_items" ADD CONSTRAINT "postback_recovery_items_recovery_id_postback_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."postback_recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_presence" ADD CONSTRAINT "ticket_presence_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_presence" ADD CONSTRAINT "ticket_presence_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_app" ON "announcements" USING btree ("app_id","starts_at");--> statement-breakpoint
CREATE INDEX "announcements_start" ON "announcements" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "operator_movements_person" ON "operator_movements" USING btree ("person_id","app_id","at");--> statement-breakpoint
CREATE INDEX "operator_movements_user" ON "operator_movements" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "postback_recoveries_running" ON "postback_recoveries" USING btree ("app_id") WHERE "postback_recoveries"."state" = 'running';--> statement-breakpoint
CREATE INDEX "postback_recoveries_app" ON "postback_recoveries" USING btree ("app_id","id");--> statement-breakpoint
CREATE INDEX "postback_recovery_items_state" ON "postback_recovery_items" USING btree ("recovery_id","state","postback_id");--> statement-breakpoint
CREATE INDEX "user_days_user" ON "user_days" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "ticket_notes_ticket" ON "ticket_notes" USING btree ("ticket_id","at");--> statement-breakpoint
CREATE INDEX "ticket_presence_until" ON "ticket_presence" USING btree ("until");--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_reverts_audit_events_id_fk" FOREIGN KEY ("reverts") REFERENCES "public"."audit_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assigned_to_people_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_reverts" ON "audit_events" USING btree ("reverts") WHERE reverts is not null;--> statement-breakpoint
CREATE INDEX "bonuses_start" ON "bonuses" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "clicks_survey" ON "clicks" USING btree ("survey_id","opened_at");--> statement-breakpoint
CREATE INDEX "clicks_rated" ON "clicks" USING btree ("rated_at") WHERE "clicks"."rated_at" is not null;--> statement-breakpoint
CREATE INDEX "clicks_rated_in_app" ON "clicks" USING btree ("app_id","rated_at") WHERE "clicks"."rated_at" is not null;--> statement-breakpoint
CREATE INDEX "clicks_completed" ON "clicks" USING btree ("app_id","opened_at") WHERE "clicks"."state" = 'complete';--> statement-breakpoint
CREATE INDEX "lines_at" ON "lines" USING brin ("at");--> statement-breakpoint
CREATE INDEX "offer_clicks_opened" ON "offer_clicks" USING brin ("opened_at");--> statement-breakpoint
CREATE INDEX "offer_clicks_offer" ON "offer_clicks" USING btree ("offer_id","opened_at");--> statement-breakpoint
CREATE INDEX "postback_log_dead" ON "postback_log" USING btree ("app_id","at") WHERE "postback_log"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "postback_log_tests" ON "postback_log" USING btree ("app_id","at") WHERE "postback_log"."payload" @> '{"test": true}';--> statement-breakpoint
CREATE INDEX "postback_log_type" ON "postback_log" USING btree ("app_id","type","at");--> statement-breakpoint
CREATE INDEX "survey_feedback_latest" ON "survey_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "survey_feedback_survey" ON "survey_feedback" USING btree ("survey_hash","created_at");--> statement-breakpoint
CREATE INDEX "surveys_paused" ON "surveys" USING btree ("country") WHERE "surveys"."status" = 'paused';--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("waiting_since","id") WHERE "tickets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_assigned" ON "tickets" USING btree ("assigned_to") WHERE "tickets"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "erased_users_uhash" ON "erased_users" USING btree ("app_id","uhash_digest");--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("app_id","seen_at","id");--> statement-breakpoint
CREATE INDEX "users_country_seen" ON "users" USING btree ("app_id","country","seen_at","id");--> statement-breakpoint
CREATE INDEX "users_state_seen" ON "users" USING btree ("app_id","state","seen_at","id") WHERE "users"."state" <> 'active';--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_act_known" CHECK ("audit_events"."act" in ('user', 'app-settings', 'app-maintenance', 'supplier-pause', 'endpoint-state'));--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_end_from_start" CHECK ("bonuses"."expires_at" >= "bonuses"."starts_at");--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_one_audience" CHECK ("bonuses"."user_id" is null or "bonuses"."country" is null);--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_paid_in_range" CHECK ("clicks"."paid_micros" is null or ("clicks"."paid_micros" between 0 and "clicks"."payout_micros" and not "clicks"."test_mode"));--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_kind_known" CHECK ("movements"."kind" in ('survey_reward', 'offer_reward', 'bonus', 'extension_bonus', 'pending', 'release', 'reversal', 'adjustment', 'payout'));--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_paid_in_range" CHECK ("offer_reward_progress"."paid_micros" = 0 or "offer_reward_progress"."paid_micros" = coalesce("offer_reward_progress"."payout_micros", 0));