CREATE TABLE "inventory_subscriptions" (
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"had_surveys" boolean,
	"checked_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone,
	"event_id" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inventory_subscriptions_app_id_user_id_pk" PRIMARY KEY("app_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "inventory_subscriptions" ADD CONSTRAINT "inventory_subscriptions_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_subscriptions_checked" ON "inventory_subscriptions" USING btree ("checked_at" NULLS FIRST);