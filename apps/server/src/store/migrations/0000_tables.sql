CREATE TABLE "app_sources" (
	"app_id" text NOT NULL,
	"source" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"disabled_countries" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "app_sources_app_id_source_pk" PRIMARY KEY("app_id","source")
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"secret" text NOT NULL,
	"requires_security_hash" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"test_mode" boolean DEFAULT false NOT NULL,
	"currency_name" text NOT NULL,
	"exchange_rate_micros" bigint NOT NULL,
	"decimals" smallint DEFAULT 0 NOT NULL,
	"revenue_share_bp" integer NOT NULL,
	"design" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"html" text,
	"panel_enabled" boolean DEFAULT true NOT NULL,
	"single_survey" boolean DEFAULT false NOT NULL,
	"offers_enabled" boolean DEFAULT true NOT NULL,
	"show_rewards" boolean DEFAULT true NOT NULL,
	"show_filters" boolean DEFAULT true NOT NULL,
	"show_wallet" boolean DEFAULT false NOT NULL,
	"chat_available" boolean DEFAULT false NOT NULL,
	"policy_required" boolean DEFAULT true NOT NULL,
	"policy_url" text,
	"latency_probe" boolean DEFAULT false NOT NULL,
	"allowed_origins" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "apps_status_known" CHECK ("apps"."status" in ('open', 'closed_to_new_users', 'off')),
	CONSTRAINT "apps_id_not_digits" CHECK ("apps"."id" !~ '^[0-9]*$'),
	CONSTRAINT "apps_decimals_in_range" CHECK ("apps"."decimals" between 0 and 3),
	CONSTRAINT "apps_exchange_rate_positive" CHECK ("apps"."exchange_rate_micros" > 0),
	CONSTRAINT "apps_revenue_share_in_range" CHECK ("apps"."revenue_share_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"cid" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"survey_id" bigint NOT NULL,
	"supplier_id" text NOT NULL,
	"payout_micros" bigint NOT NULL,
	"exchange_rate_micros" bigint NOT NULL,
	"revenue_share_bp" integer NOT NULL,
	"decimals" smallint NOT NULL,
	"user_reward" bigint NOT NULL,
	"user_reward_without_bonus" bigint NOT NULL,
	"bonus_percent" integer DEFAULT 0 NOT NULL,
	"test_mode" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'opened' NOT NULL,
	"raw_code" text,
	"subid" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clicks_state_known" CHECK ("clicks"."state" in ('opened', 'started', 'complete', 'partial', 'screen_out', 'quota_full', 'closed', 'duplicate', 'quality', 'security', 'timeout', 'error'))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint,
	"currency" text NOT NULL,
	CONSTRAINT "accounts_one_of_each" UNIQUE NULLS NOT DISTINCT("app_id","user_id","kind","currency"),
	CONSTRAINT "accounts_kind_known" CHECK ("accounts"."kind" in ('user', 'user_pending', 'user_test', 'publisher', 'publisher_test', 'house')),
	CONSTRAINT "accounts_currency_known" CHECK ("accounts"."currency" in ('app', 'usd')),
	CONSTRAINT "accounts_user_kinds_have_user" CHECK (("accounts"."kind" like 'user%') = ("accounts"."user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"movement_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lines_movement_id_account_id_pk" PRIMARY KEY("movement_id","account_id"),
	CONSTRAINT "lines_amount_not_zero" CHECK ("lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"transaction" text NOT NULL,
	"cid" text,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "movements_once" UNIQUE("source","transaction"),
	CONSTRAINT "movements_kind_known" CHECK ("movements"."kind" in ('survey_reward', 'offer_reward', 'bonus', 'extension_bonus', 'pending', 'release', 'reversal', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "offer_progress" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "offer_progress_app_id_user_id_offer_id_pk" PRIMARY KEY("app_id","user_id","offer_id"),
	CONSTRAINT "offer_progress_status_known" CHECK ("offer_progress"."status" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "offer_reward_progress" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"offer_reward_id" text NOT NULL,
	"event_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"pending_until" timestamp (3) with time zone,
	CONSTRAINT "offer_reward_progress_app_id_user_id_offer_reward_id_pk" PRIMARY KEY("app_id","user_id","offer_reward_id"),
	CONSTRAINT "offer_reward_progress_status_known" CHECK ("offer_reward_progress"."status" between 0 and 3),
	CONSTRAINT "offer_reward_progress_events_not_negative" CHECK ("offer_reward_progress"."event_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "offer_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"payout_micros" bigint NOT NULL,
	"progress_layout" text DEFAULT 'text' NOT NULL,
	"required_event_count" integer DEFAULT 1 NOT NULL,
	"time_limit_minutes" integer,
	"is_highlighted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offer_rewards_position" UNIQUE("offer_id","position"),
	CONSTRAINT "offer_rewards_layout_known" CHECK ("offer_rewards"."progress_layout" in ('progress', 'text', 'progress_and_text')),
	CONSTRAINT "offer_rewards_payout_not_negative" CHECK ("offer_rewards"."payout_micros" >= 0),
	CONSTRAINT "offer_rewards_events_positive" CHECK ("offer_rewards"."required_event_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"icon_url" text,
	"platforms" text[] NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"steps" text NOT NULL,
	"category" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"active_earners" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"rank" integer NOT NULL,
	"tracking_url" text NOT NULL,
	"time_limit_minutes" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_provider_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "offers_category_known" CHECK ("offers"."category" in ('game', 'other')),
	CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('open', 'paused', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key" UNIQUE("key"),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('due', 'done', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'live' NOT NULL,
	"entry_url" text NOT NULL,
	"redirect_hosts" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_status_known" CHECK ("suppliers"."status" in ('live', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "survey_quotas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_quotas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"supplier_ref" text NOT NULL,
	"targeting" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "survey_quotas_ref" UNIQUE("survey_id","supplier_ref"),
	CONSTRAINT "survey_quotas_remaining_not_negative" CHECK ("survey_quotas"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"supplier_id" text NOT NULL,
	"supplier_ref" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"devices" text[] DEFAULT '{desktop,mobile,tablet}' NOT NULL,
	"loi_seconds" integer NOT NULL,
	"payout_micros" bigint NOT NULL,
	"payout_type" smallint DEFAULT 1 NOT NULL,
	"rank" integer NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"onboarding" boolean DEFAULT false NOT NULL,
	"is_rfg" boolean DEFAULT false NOT NULL,
	"flag" text,
	"rating_half_stars" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"targeting" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "surveys_hash" UNIQUE("hash"),
	CONSTRAINT "surveys_supplier_ref" UNIQUE("supplier_id","supplier_ref"),
	CONSTRAINT "surveys_status_known" CHECK ("surveys"."status" in ('open', 'paused', 'closed')),
	CONSTRAINT "surveys_loi_positive" CHECK ("surveys"."loi_seconds" > 0),
	CONSTRAINT "surveys_payout_not_negative" CHECK ("surveys"."payout_micros" >= 0),
	CONSTRAINT "surveys_ratings_not_negative" CHECK ("surveys"."rating_half_stars" >= 0 and "surveys"."rating_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "erased_users" (
	"app_id" text NOT NULL,
	"uuid_digest" text NOT NULL,
	"erased_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erased_users_app_id_uuid_digest_pk" PRIMARY KEY("app_id","uuid_digest")
);
--> statement-breakpoint
CREATE TABLE "ip_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"address_digest" text NOT NULL,
	"country" text,
	"fingerprint" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"uuid" text NOT NULL,
	"uhash" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"state_scope" text DEFAULT 'all' NOT NULL,
	"state_until" timestamp (3) with time zone,
	"country" text,
	"source" text,
	"birthday" date,
	"policy_optin" boolean DEFAULT false NOT NULL,
	"update_profile" boolean DEFAULT false NOT NULL,
	"phone_verified_at" timestamp (3) with time zone,
	"extension_status" smallint,
	"extension_bonus" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "users_uhash" UNIQUE("uhash"),
	CONSTRAINT "users_app_uuid" UNIQUE("app_id","uuid"),
	CONSTRAINT "users_state_known" CHECK ("users"."state" in ('active', 'banned', 'on_hold', 'on_review', 'closed')),
	CONSTRAINT "users_state_scope_known" CHECK ("users"."state_scope" in ('all', 'surveys', 'offers'))
);
--> statement-breakpoint
ALTER TABLE "app_sources" ADD CONSTRAINT "app_sources_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_progress" ADD CONSTRAINT "offer_progress_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_progress" ADD CONSTRAINT "offer_progress_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_offer_reward_id_offer_rewards_id_fk" FOREIGN KEY ("offer_reward_id") REFERENCES "public"."offer_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_rewards" ADD CONSTRAINT "offer_rewards_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_quotas" ADD CONSTRAINT "survey_quotas_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_users" ADD CONSTRAINT "erased_users_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ip_logs" ADD CONSTRAINT "ip_logs_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clicks_user" ON "clicks" USING btree ("app_id","user_id","opened_at");--> statement-breakpoint
CREATE INDEX "clicks_taken" ON "clicks" USING btree ("app_id","user_id","survey_id") WHERE "clicks"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "clicks_expiring" ON "clicks" USING btree ("expires_at") WHERE "clicks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "lines_account" ON "lines" USING btree ("account_id","at","amount");--> statement-breakpoint
CREATE INDEX "movements_user" ON "movements" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE INDEX "offers_open_by_rank" ON "offers" USING btree ("rank","id") WHERE "offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'due';--> statement-breakpoint
CREATE INDEX "surveys_open_by_rank" ON "surveys" USING btree ("country","rank","id") WHERE "surveys"."status" = 'open';--> statement-breakpoint
CREATE INDEX "ip_logs_user" ON "ip_logs" USING btree ("app_id","user_id","created_at");