-- Counts of people are sums over many pairs of days: with what is added up in the index, they need not be fetched one by one
-- from wherever they are in the table.
ALTER TABLE "user_returns" DROP CONSTRAINT "user_returns_app_id_test_country_day_before_pk";--> statement-breakpoint
ALTER TABLE "user_returns" ADD CONSTRAINT "user_returns_app_id_test_country_day_before_pk"
  PRIMARY KEY ("app_id", "test", "country", "day", "before") INCLUDE ("people");
