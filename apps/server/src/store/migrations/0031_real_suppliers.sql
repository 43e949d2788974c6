-- First, as everybody else locks them: users, then clicks.
LOCK TABLE "users" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Whoever is there has agreed to the text before; whoever comes, to that of today.
ALTER TABLE "users" ADD COLUMN "policy_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "policy_version" SET DEFAULT 2;--> statement-breakpoint
CREATE TABLE "held_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"supplier_id" text NOT NULL,
	"transaction" text NOT NULL,
	"cid" text NOT NULL,
	"outcome" text NOT NULL,
	"raw_code" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "held_reports_once" UNIQUE("supplier_id","transaction"),
	CONSTRAINT "held_reports_outcome_known" CHECK ("held_reports"."outcome" in ('complete', 'partial', 'screen_out', 'quota_full', 'closed', 'duplicate', 'quality', 'security', 'timeout', 'error'))
);
--> statement-breakpoint
CREATE TABLE "supplier_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'live' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"secrets" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_accounts_status_known" CHECK ("supplier_accounts"."status" in ('live', 'paused')),
	CONSTRAINT "supplier_accounts_id_plain" CHECK ("supplier_accounts"."id" ~ '^[a-z0-9][a-z0-9-]{1,39}$')
);
--> statement-breakpoint
CREATE TABLE "supplier_counts" (
	"supplier_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "supplier_counts_supplier_id_hour_what_pk" PRIMARY KEY("supplier_id","hour","what"),
	CONSTRAINT "supplier_counts_what_known" CHECK ("supplier_counts"."what" in ('starts', 'reports', 'completes', 'refused', 'unreadable', 'unknown_click', 'conflict', 'unknown_code'))
);
--> statement-breakpoint
CREATE TABLE "unknown_codes" (
	"supplier_id" text NOT NULL,
	"code" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unknown_codes_supplier_id_code_pk" PRIMARY KEY("supplier_id","code")
);
--> statement-breakpoint
CREATE TABLE "feed_states" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone,
	"open_rows" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"doubted_at" timestamp (3) with time zone,
	"doubt" text,
	"is_doubt_waived" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unread_rows" (
	"supplier_id" text NOT NULL,
	"digest" text NOT NULL,
	"ref" text,
	"reason" text NOT NULL,
	"sample" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unread_rows_supplier_id_digest_pk" PRIMARY KEY("supplier_id","digest")
);
--> statement-breakpoint
CREATE TABLE "supplier_people" (
	"supplier_id" text NOT NULL,
	"person" text NOT NULL,
	"app_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "supplier_people_supplier_id_person_pk" PRIMARY KEY("supplier_id","person")
);
--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "report_days" smallint DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "supplier_reports" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "supplier_reports" ADD COLUMN "came_by" text DEFAULT 'callback' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_cursors" ADD COLUMN "outcomes_cursor" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "quota_rule" text DEFAULT 'none_full' NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "entry_link" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "exclusions" jsonb;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "invited" text[];--> statement-breakpoint
ALTER TABLE "held_reports" ADD CONSTRAINT "held_reports_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_people" ADD CONSTRAINT "supplier_people_app_id_user_id_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."users"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_reports_click" ON "held_reports" USING btree ("cid");--> statement-breakpoint
CREATE INDEX "held_reports_user" ON "held_reports" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "held_reports_due" ON "held_reports" USING btree ("release_at") WHERE "held_reports"."released_at" is null;--> statement-breakpoint
CREATE INDEX "supplier_counts_hour" ON "supplier_counts" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "unread_rows_last" ON "unread_rows" USING btree ("supplier_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_people_one" ON "supplier_people" USING btree ("app_id","user_id","supplier_id") WHERE "supplier_people"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "supplier_reports" ADD CONSTRAINT "supplier_reports_reason_known" CHECK ("supplier_reports"."reason" in ('unknown_code', 'too_fast')) NOT VALID;--> statement-breakpoint
ALTER TABLE "supplier_reports" ADD CONSTRAINT "supplier_reports_came_by_known" CHECK ("supplier_reports"."came_by" in ('callback', 'return', 'poll', 'file')) NOT VALID;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_quota_rule_known" CHECK ("surveys"."quota_rule" in ('none_full', 'one_open'));--> statement-breakpoint
-- Applies what was decided about suppliers' reports, at most one of each click: `applied`; `duplicate` where the same
-- click was reported about in the same words; `conflict` where the transaction is known for something else; `outdated`
-- where the click has changed since it was decided. Of all but `applied` nothing is changed.
CREATE OR REPLACE FUNCTION apply_settlements(p_settlements jsonb, p_movements jsonb) RETURNS TABLE (cid text, answer text)
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  reported_ones integer;
  applied text[];
  due jsonb := p_movements;
BEGIN
  -- People before their clicks, and in one order, as all do who change them: nobody waits in a circle, and from here on
  -- the clicks stand still.
  UPDATE users SET version = version + 1
  FROM (
    SELECT DISTINCT app_id, user_id FROM jsonb_to_recordset(p_settlements) AS given (cid text) JOIN clicks USING (cid)
    ORDER BY app_id, user_id
  ) AS held
  WHERE users.app_id = held.app_id AND users.id = held.user_id;

  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_settlements) AS settlement (
      cid text, settled_version integer, supplier_id text, transaction text, outcome text, raw_code text, reason text,
      came_by text, reverses text, payout_micros bigint, received_at timestamptz, effect text, amount bigint,
      state text, click_raw_code text
    )
  ), reported AS (
    INSERT INTO supplier_reports
      (supplier_id, transaction, cid, outcome, raw_code, reason, came_by, reverses, payout_micros, effect, amount,
        received_at)
    SELECT supplier_id, transaction, cid, outcome, given.raw_code, reason, coalesce(came_by, 'callback'), reverses,
      given.payout_micros, effect, amount, received_at
    FROM given JOIN clicks USING (cid, supplier_id, settled_version)
    ORDER BY supplier_id, transaction
    ON CONFLICT (supplier_id, transaction) DO NOTHING
    RETURNING cid
  ), settled AS (
    UPDATE clicks SET
      state = given.state,
      raw_code = given.click_raw_code,
      ended_at = CASE WHEN given.state IN ('opened', 'started') THEN ended_at ELSE coalesce(ended_at, received_at) END,
      credited = credited + amount,
      settled_version = clicks.settled_version + 1
    FROM given JOIN reported USING (cid)
    WHERE clicks.cid = given.cid AND clicks.settled_version = given.settled_version
    RETURNING clicks.cid
  )
  SELECT (SELECT count(*) FROM reported), array_agg(cid) INTO reported_ones, applied FROM settled;

  IF reported_ones <> coalesce(cardinality(applied), 0) THEN
    RAISE EXCEPTION 'a click has changed though its user was held' USING ERRCODE = 'serialization_failure';
  END IF;

  IF reported_ones < jsonb_array_length(p_settlements) THEN
    SELECT coalesce(jsonb_agg(movement), '[]') INTO due
    FROM jsonb_array_elements(p_movements) AS movement
    WHERE movement ->> 'cid' = ANY (applied);
  END IF;
  IF jsonb_array_length(due) > 0 AND post_movements(due) <> jsonb_array_length(due) THEN
    RAISE EXCEPTION 'a report moves money under a transaction that has moved some before'
      USING ERRCODE = 'unique_violation';
  END IF;

  RETURN QUERY
  SELECT given.cid, CASE
    WHEN given.cid = ANY (applied) THEN 'applied'
    ELSE coalesce((
      SELECT CASE
        WHEN (known.cid, known.raw_code) = (given.cid, given.raw_code)
          AND known.reverses IS NOT DISTINCT FROM given.reverses
          AND known.payout_micros IS NOT DISTINCT FROM given.payout_micros
        THEN 'duplicate' ELSE 'conflict'
      END
      FROM supplier_reports AS known
      WHERE known.supplier_id = given.supplier_id AND known.transaction = given.transaction
    ), 'outdated')
  END
  FROM jsonb_to_recordset(p_settlements) AS given (
    cid text, supplier_id text, transaction text, raw_code text, reverses text, payout_micros bigint
  );
END $$;
