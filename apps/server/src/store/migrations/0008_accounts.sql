CREATE TABLE "account_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint,
	"what" text NOT NULL,
	"reason" text,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_views" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"banner" text NOT NULL,
	"views" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "banner_views_app_id_user_id_banner_pk" PRIMARY KEY("app_id","user_id","banner"),
	CONSTRAINT "banner_views_not_negative" CHECK ("banner_views"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "extension_installs" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"install_id" text NOT NULL,
	"installed_at" timestamp (3) with time zone NOT NULL,
	"token_digest" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"credited_at" timestamp (3) with time zone,
	CONSTRAINT "extension_installs_app_id_user_id_pk" PRIMARY KEY("app_id","user_id"),
	CONSTRAINT "extension_installs_token" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "extension_pairings" (
	"code_digest" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"phone_digest" text NOT NULL,
	"code_digest" text,
	"provider_ref" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries_left" smallint NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "phone_codes_tries_not_negative" CHECK ("phone_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sms_counters" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "sms_counters_scope_key_window_start_pk" PRIMARY KEY("scope","key","window_start"),
	CONSTRAINT "sms_counters_not_negative" CHECK ("sms_counters"."sent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "survey_feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"survey_hash" text NOT NULL,
	"cid" text,
	"option" text NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"ticket_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "ticket_files_ticket_id_position_pk" PRIMARY KEY("ticket_id","position"),
	CONSTRAINT "ticket_files_key" UNIQUE("file_key"),
	CONSTRAINT "ticket_files_bytes_not_negative" CHECK ("ticket_files"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author" text NOT NULL,
	"by" text,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_replies_once" UNIQUE("ticket_id","idempotency_key"),
	CONSTRAINT "ticket_replies_author_known" CHECK ("ticket_replies"."author" in ('user', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"cid" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"operator_seen_at" timestamp (3) with time zone,
	"user_seen_at" timestamp (3) with time zone,
	CONSTRAINT "tickets_state_known" CHECK ("tickets"."state" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "maintenance_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "requires_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "checks_vpn" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "checks_relay" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "checks_location" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "extension_bonus" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_digest" text;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_views" ADD CONSTRAINT "banner_views_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_installs" ADD CONSTRAINT "extension_installs_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_pairings" ADD CONSTRAINT "extension_pairings_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_feedback" ADD CONSTRAINT "survey_feedback_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_replies" ADD CONSTRAINT "ticket_replies_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_user" ON "account_events" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE INDEX "extension_installs_install" ON "extension_installs" USING btree ("install_id");--> statement-breakpoint
CREATE INDEX "extension_pairings_user" ON "extension_pairings" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "extension_pairings_age" ON "extension_pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_codes_user" ON "phone_codes" USING btree ("app_id","user_id","sent_at");--> statement-breakpoint
CREATE INDEX "sms_counters_age" ON "sms_counters" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "survey_feedback_user" ON "survey_feedback" USING btree ("app_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_feedback_once" ON "survey_feedback" USING btree ("app_id","user_id","cid") WHERE "survey_feedback"."cid" is not null;--> statement-breakpoint
CREATE INDEX "ticket_replies_ticket" ON "ticket_replies" USING btree ("ticket_id","at");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("app_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_app_phone" ON "users" USING btree ("app_id","phone_digest") WHERE "users"."phone_digest" is not null;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_extension_bonus_positive" CHECK ("apps"."extension_bonus" > 0);