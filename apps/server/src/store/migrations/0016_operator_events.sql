CREATE TABLE "operator_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text,
	"what" text NOT NULL,
	"app_id" text,
	"user_id" bigint,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network" text
);
--> statement-breakpoint
ALTER TABLE "operator_events" ADD CONSTRAINT "operator_events_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_events_user" ON "operator_events" USING btree ("app_id","user_id","at");--> statement-breakpoint
CREATE INDEX "operator_events_at" ON "operator_events" USING btree ("at");