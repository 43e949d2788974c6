ALTER TABLE "bonus_claims" ADD COLUMN "test_mode" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "extension_installs" ADD COLUMN "test_mode" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_claims" DROP CONSTRAINT "bonus_claims_bonus_id_app_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "bonus_claims" ADD CONSTRAINT "bonus_claims_bonus_id_app_id_user_id_test_mode_pk" PRIMARY KEY("bonus_id","app_id","user_id","test_mode");--> statement-breakpoint
ALTER TABLE "offer_clicks" DROP CONSTRAINT "offer_clicks_once";--> statement-breakpoint
ALTER TABLE "offer_clicks" ADD CONSTRAINT "offer_clicks_once_in_mode" UNIQUE("app_id","user_id","offer_id","test_mode");
