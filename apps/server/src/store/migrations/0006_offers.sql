CREATE TABLE "bonus_claims" (
	"bonus_id" text NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"user_reward" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bonus_claims_bonus_id_app_id_user_id_pk" PRIMARY KEY("bonus_id","app_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint,
	"type" text NOT NULL,
	"entities" text[] NOT NULL,
	"percentage" integer,
	"goal_completes" integer DEFAULT 0 NOT NULL,
	"goal_completes_surveys" integer DEFAULT 0 NOT NULL,
	"goal_finished" integer DEFAULT 0 NOT NULL,
	"goal_finished_offers" integer DEFAULT 0 NOT NULL,
	"user_reward" bigint,
	"offer_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonuses_type_known" CHECK ("bonuses"."type" in ('percent', 'special', 'offer_engagement')),
	CONSTRAINT "bonuses_entities_known" CHECK (cardinality("bonuses"."entities") > 0 and "bonuses"."entities" <@ array['surveys', 'offers']),
	CONSTRAINT "bonuses_whole" CHECK (case "bonuses"."type"
        when 'percent' then "bonuses"."percentage" is not null
        when 'special' then "bonuses"."user_reward" is not null
        else "bonuses"."percentage" is not null and "bonuses"."offer_id" is not null
      end),
	CONSTRAINT "bonuses_percentage_in_range" CHECK ("bonuses"."percentage" between 1 and 1000),
	CONSTRAINT "bonuses_reward_positive" CHECK ("bonuses"."user_reward" > 0),
	CONSTRAINT "bonuses_goals_not_negative" CHECK (least("bonuses"."goal_completes", "bonuses"."goal_completes_surveys", "bonuses"."goal_finished", "bonuses"."goal_finished_offers") >= 0),
	CONSTRAINT "bonuses_end_after_start" CHECK ("bonuses"."expires_at" > "bonuses"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "offer_clicks" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"network_id" text NOT NULL,
	"platform" text NOT NULL,
	"exchange_rate_micros" bigint NOT NULL,
	"revenue_share_bp" integer NOT NULL,
	"decimals" smallint NOT NULL,
	"bonus_percent" integer DEFAULT 0 NOT NULL,
	"test_mode" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"settled_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_clicks_once" UNIQUE("app_id","user_id","offer_id"),
	CONSTRAINT "offer_clicks_platform_known" CHECK ("offer_clicks"."platform" in ('desktop', 'ios', 'android'))
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"network_id" text NOT NULL,
	"transaction" text NOT NULL,
	"click_id" text NOT NULL,
	"event_ref" text NOT NULL,
	"reverses" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"effect" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "offer_events_once" UNIQUE("network_id","transaction"),
	CONSTRAINT "offer_events_effect_known" CHECK ("offer_events"."effect" in ('counted', 'reached', 'reversed', 'parked', 'nothing', 'review'))
);
--> statement-breakpoint
CREATE TABLE "offer_networks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'live' NOT NULL,
	"redirect_hosts" text[] DEFAULT '{}' NOT NULL,
	"cursor" text,
	"synced_at" timestamp (3) with time zone,
	"version" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_networks_status_known" CHECK ("offer_networks"."status" in ('live', 'paused'))
);
--> statement-breakpoint
-- Until now nobody could open an offer: what these two held was the demo's.
DROP TABLE "offer_progress";
--> statement-breakpoint
DROP TABLE "offer_reward_progress";--> statement-breakpoint
CREATE TABLE "offer_reward_progress" (
	"click_id" text NOT NULL,
	"offer_reward_id" text NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"event_ref" text NOT NULL,
	"required_event_count" integer NOT NULL,
	"user_reward" bigint NOT NULL,
	"user_reward_without_bonus" bigint NOT NULL,
	"hold_days" integer NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"event_count" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"pending" bigint DEFAULT 0 NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"pending_until" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "offer_reward_progress_click_id_offer_reward_id_pk" PRIMARY KEY("click_id","offer_reward_id")
);
--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_offer_reward_id_offer_rewards_id_fk" FOREIGN KEY ("offer_reward_id") REFERENCES "public"."offer_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_rewards" DROP CONSTRAINT "offer_rewards_position";--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_provider_ref";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind_known";--> statement-breakpoint
DROP INDEX "clicks_expiring";--> statement-breakpoint
ALTER TABLE "offer_rewards" ADD COLUMN "event_ref" text;--> statement-breakpoint
UPDATE "offer_rewards" SET "event_ref" = "id";--> statement-breakpoint
ALTER TABLE "offer_rewards" ALTER COLUMN "event_ref" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_rewards" ADD COLUMN "hold_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_rewards" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" RENAME COLUMN "provider" TO "network_id";--> statement-breakpoint
INSERT INTO "offer_networks" ("id", "name") SELECT DISTINCT "network_id", "network_id" FROM "offers";--> statement-breakpoint
ALTER TABLE "offers" RENAME COLUMN "provider_ref" TO "network_ref";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "from_catalogue" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "offers" SET "from_catalogue" = false;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bonus_claims" ADD CONSTRAINT "bonus_claims_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_claims" ADD CONSTRAINT "bonus_claims_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_clicks" ADD CONSTRAINT "offer_clicks_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_clicks" ADD CONSTRAINT "offer_clicks_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonuses_app" ON "bonuses" USING btree ("app_id","starts_at");--> statement-breakpoint
CREATE INDEX "offer_clicks_user" ON "offer_clicks" USING btree ("app_id","user_id","opened_at");--> statement-breakpoint
CREATE INDEX "offer_events_click" ON "offer_events" USING btree ("click_id");--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_click_id_offer_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."offer_clicks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_network_id_offer_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."offer_networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clicks_duplicated" ON "clicks" USING btree ("app_id","user_id","duplicated_at") WHERE "clicks"."duplicated_at" is not null;--> statement-breakpoint
CREATE INDEX "offer_reward_progress_pending" ON "offer_reward_progress" USING btree ("app_id","user_id") WHERE "offer_reward_progress"."pending" > 0;--> statement-breakpoint
CREATE INDEX "offer_reward_progress_due" ON "offer_reward_progress" USING btree ("pending_until") WHERE "offer_reward_progress"."pending" > 0;--> statement-breakpoint
CREATE INDEX "clicks_expiring" ON "clicks" USING btree ("expires_at") WHERE "clicks"."state" = 'started';--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "tracking_url";--> statement-breakpoint
ALTER TABLE "offer_rewards" ADD CONSTRAINT "offer_rewards_once" UNIQUE("offer_id","event_ref","required_event_count");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_network_ref" UNIQUE("network_id","network_ref");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind_known" CHECK ("accounts"."kind" in ('user', 'user_pending', 'user_test', 'publisher', 'publisher_pending', 'publisher_test', 'house'));--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_events_in_range" CHECK ("offer_reward_progress"."event_count" between 0 and "offer_reward_progress"."required_event_count");--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_points_in_range" CHECK ("offer_reward_progress"."pending" >= 0 and "offer_reward_progress"."credited" >= 0 and "offer_reward_progress"."pending" + "offer_reward_progress"."credited" <= "offer_reward_progress"."user_reward");--> statement-breakpoint
ALTER TABLE "offer_reward_progress" ADD CONSTRAINT "offer_reward_progress_pending_has_date" CHECK ("offer_reward_progress"."pending" = 0 or "offer_reward_progress"."pending_until" is not null);--> statement-breakpoint
ALTER TABLE "offer_rewards" ADD CONSTRAINT "offer_rewards_hold_not_negative" CHECK ("offer_rewards"."hold_days" >= 0);--> statement-breakpoint
ALTER TABLE "offer_rewards" ADD CONSTRAINT "offer_rewards_time_limit_positive" CHECK ("offer_rewards"."time_limit_minutes" > 0);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_time_limit_positive" CHECK ("offers"."time_limit_minutes" > 0);
