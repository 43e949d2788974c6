-- What Home asks often: days of clicks, callbacks of a day, and the few rows that operators look at.
CREATE INDEX "clicks_opened" ON "clicks" USING brin ("opened_at");--> statement-breakpoint
CREATE INDEX "offer_events_review" ON "offer_events" USING btree ("received_at") WHERE "offer_events"."effect" = 'review';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("settled_at") WHERE "outbox"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "supplier_reports_received" ON "supplier_reports" USING brin ("received_at");--> statement-breakpoint
CREATE INDEX "supplier_reports_unusual" ON "supplier_reports" USING btree ("effect","received_at") WHERE "supplier_reports"."effect" in ('reversed', 'review');