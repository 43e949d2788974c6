CREATE TABLE "alert_confirmations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"address_digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_app_id_user_id_digest_pk" PRIMARY KEY("app_id","user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "survey_alerts" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"device" text NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"email" text,
	"mail_token" text,
	"mail_asked_at" timestamp (3) with time zone,
	"mail_confirmed_at" timestamp (3) with time zone,
	"had_surveys" boolean DEFAULT false NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_alerts_app_id_user_id_pk" PRIMARY KEY("app_id","user_id"),
	CONSTRAINT "survey_alerts_mail_token" UNIQUE("mail_token"),
	CONSTRAINT "survey_alerts_device_known" CHECK ("survey_alerts"."device" in ('desktop', 'mobile', 'tablet')),
	CONSTRAINT "survey_alerts_quiet_hours" CHECK ("survey_alerts"."quiet_from" between 0 and 23 and "survey_alerts"."quiet_until" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "alert_confirmations" ADD CONSTRAINT "alert_confirmations_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_alerts" ADD CONSTRAINT "survey_alerts_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_confirmations_address" ON "alert_confirmations" USING btree ("address_digest","at");--> statement-breakpoint
CREATE INDEX "alert_confirmations_user" ON "alert_confirmations" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE INDEX "alert_confirmations_at" ON "alert_confirmations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "survey_alerts_checked" ON "survey_alerts" USING btree ("checked_at" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "survey_alerts_unconfirmed" ON "survey_alerts" USING btree ("mail_asked_at") WHERE "survey_alerts"."email" is not null and "survey_alerts"."mail_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "surveys_by_opening" ON "surveys" USING btree ("country","opened_at");