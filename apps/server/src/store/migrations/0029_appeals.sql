ALTER TABLE "tickets" ADD COLUMN "kind" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "appeal" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "appeal_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "appeal_set_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_appeal_set_by_people_id_fk" FOREIGN KEY ("appeal_set_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_appeal" ON "tickets" USING btree ("app_id","user_id","appeal_of") WHERE "tickets"."appeal_of" is not null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kind_known" CHECK ("tickets"."kind" in ('question', 'appeal'));