-- Since when tickets wait: the oldest message of the user after the last answer.
UPDATE "tickets" SET "waiting_since" = coalesce(
  CASE WHEN answered.at IS NULL THEN "tickets"."created_at" ELSE (
    SELECT min(said.at) FROM "ticket_replies" said
    WHERE said.ticket_id = "tickets"."id" AND said.author = 'user' AND said.at > answered.at
  ) END,
  "tickets"."updated_at"
)
FROM "tickets" asked LEFT JOIN LATERAL (
  SELECT max(said.at) AS at FROM "ticket_replies" said
  WHERE said.ticket_id = asked.id AND said.author = 'operator'
) answered ON true
WHERE asked.id = "tickets"."id";
