CREATE TABLE "api_keys" (
	"prefix" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"app_id" text NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_app_id_key_pk" PRIMARY KEY("app_id","key")
);
--> statement-breakpoint
CREATE TABLE "postback_endpoints" (
	"app_id" text PRIMARY KEY NOT NULL,
	"form" text DEFAULT 'json' NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp (3) with time zone,
	"ordered" boolean DEFAULT false NOT NULL,
	"contact_email" text,
	"state" text DEFAULT 'on' NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"leased_by" text,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "postback_endpoints_form_known" CHECK ("postback_endpoints"."form" in ('json', 'get')),
	CONSTRAINT "postback_endpoints_state_known" CHECK ("postback_endpoints"."state" in ('on', 'paused', 'failing', 'gone')),
	CONSTRAINT "postback_endpoints_previous_ends" CHECK (("postback_endpoints"."previous_secret" is null) = ("postback_endpoints"."previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "postback_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "postback_log_state_known" CHECK ("postback_log"."state" in ('delivered', 'dead', 'unsent'))
);
--> statement-breakpoint
CREATE TABLE "postback_queue" (
	"id" bigint PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "transaction_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postback_endpoints" ADD CONSTRAINT "postback_endpoints_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_app" ON "api_keys" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "postback_log_app" ON "postback_log" USING btree ("app_id","at");--> statement-breakpoint
CREATE INDEX "postback_log_transaction" ON "postback_log" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "postback_log_settled" ON "postback_log" USING brin ("settled_at");--> statement-breakpoint
CREATE INDEX "postback_log_undelivered" ON "postback_log" USING btree ("app_id","at") WHERE "postback_log"."state" <> 'delivered';--> statement-breakpoint
CREATE INDEX "postback_queue_due" ON "postback_queue" USING btree ("app_id","due_at");--> statement-breakpoint
CREATE INDEX "postback_queue_user" ON "postback_queue" USING btree ("app_id","user_id","id");--> statement-breakpoint
CREATE INDEX "postback_queue_transaction" ON "postback_queue" USING btree ("transaction_id");