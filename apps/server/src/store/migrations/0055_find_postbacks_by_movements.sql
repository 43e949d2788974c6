DROP INDEX "postback_log_transaction";--> statement-breakpoint
DROP INDEX "postback_queue_transaction";