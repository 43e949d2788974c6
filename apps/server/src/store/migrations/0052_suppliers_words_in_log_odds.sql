ALTER TABLE "supplier_odds" ADD COLUMN "errs" real DEFAULT 0.6 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_odds" ADD COLUMN "spread" real DEFAULT 0.75 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_odds" ADD COLUMN "finish" jsonb DEFAULT '{"bias":-0.125,"people":3,"spread":0.5}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_odds" ADD COLUMN "away" jsonb DEFAULT '{"bias":-0.125,"people":3,"spread":0.5}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_odds" DROP COLUMN "kappa";