CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"by" text,
	"person_id" uuid,
	"role" text,
	"what" text NOT NULL,
	"publisher_id" text,
	"app_id" text,
	"user_id" bigint,
	"reason" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network" text,
	"request_id" text,
	CONSTRAINT "audit_events_kind_known" CHECK ("audit_events"."kind" in ('change', 'view', 'access')),
	CONSTRAINT "audit_events_role_known" CHECK ("audit_events"."role" in ('admin', 'support', 'owner', 'developer', 'analyst'))
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"app_id" text NOT NULL,
	"version" integer NOT NULL,
	"design" jsonb NOT NULL,
	"layouts" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"by" text NOT NULL,
	"restored_from" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "design_versions_app_id_version_pk" PRIMARY KEY("app_id","version")
);
--> statement-breakpoint
CREATE TABLE "integration_checks" (
	"app_id" text PRIMARY KEY NOT NULL,
	"watched_until" timestamp (3) with time zone,
	"test_user" text,
	"watched_since" timestamp (3) with time zone,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_uses" (
	"app_id" text NOT NULL,
	"key" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "key_uses_app_id_key_hour_pk" PRIMARY KEY("app_id","key","hour")
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"finished_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"size_bytes" bigint,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leaving_at" timestamp (3) with time zone,
	"figures" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"factor_at" timestamp (3) with time zone,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "console_sessions_stage_known" CHECK ("console_sessions"."stage" in ('factor', 'enrol', 'full'))
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" "bytea",
	"counter" bigint,
	"transports" text[],
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "factors_kind_known" CHECK ("factors"."kind" in ('totp', 'passkey'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"publisher_id" text,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_digest" UNIQUE("digest"),
	CONSTRAINT "invitations_role_known" CHECK ("invitations"."role" in ('admin', 'support', 'owner', 'developer', 'analyst'))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"digest" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"publisher_id" text,
	"password_hash" text,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "people_role_known" CHECK ("people"."role" in ('admin', 'support', 'owner', 'developer', 'analyst')),
	CONSTRAINT "people_operators_have_no_publisher" CHECK (("people"."role" in ('admin', 'support')) = ("people"."publisher_id" is null)),
	CONSTRAINT "people_email_small" CHECK ("people"."email" = lower("people"."email"))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"person_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_person_id_digest_pk" PRIMARY KEY("person_id","digest")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publishers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "publisher_id" text;--> statement-breakpoint
-- Apps that were made before there were publishers belong to one of their own.
INSERT INTO "publishers" ("id", "name") SELECT 'publisher-1', 'Publisher 1' WHERE EXISTS (SELECT FROM "apps");--> statement-breakpoint
UPDATE "apps" SET "publisher_id" = 'publisher-1';--> statement-breakpoint
ALTER TABLE "apps" ALTER COLUMN "publisher_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "previous_secret" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "secret_rotated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "maintenance_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "credit_cap" bigint;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "live_at" timestamp (3) with time zone;--> statement-breakpoint
-- Apps that are live already have been so since nobody knows when.
UPDATE "apps" SET "live_at" = "created_at" WHERE NOT "test_mode";--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_checks" ADD CONSTRAINT "integration_checks_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_uses" ADD CONSTRAINT "key_uses_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_sessions" ADD CONSTRAINT "console_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_user" ON "audit_events" USING btree ("app_id","user_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_publisher" ON "audit_events" USING btree ("publisher_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_person" ON "audit_events" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_changes" ON "audit_events" USING btree ("id") WHERE kind <> 'view';--> statement-breakpoint
CREATE UNIQUE INDEX "design_versions_draft" ON "design_versions" USING btree ("app_id") WHERE "design_versions"."published_at" is null;--> statement-breakpoint
CREATE INDEX "key_uses_hour" ON "key_uses" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "console_sessions_person" ON "console_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "console_sessions_expires" ON "console_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "factors_person" ON "factors" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_credential" ON "factors" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "invitations_publisher" ON "invitations" USING btree ("publisher_id");--> statement-breakpoint
CREATE INDEX "password_resets_person" ON "password_resets" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("email") WHERE "people"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "people_publisher" ON "people" USING btree ("publisher_id");--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apps_publisher" ON "apps" USING btree ("publisher_id");