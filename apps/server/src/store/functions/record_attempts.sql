-- Writes what attempts at postbacks have led to. Delivered and dead ones leave the queue for the log, the others are due
-- again later. An attempt at what has left the queue meanwhile changes nothing. Of one that is replayed again and again the
-- last fifty attempts are kept.
CREATE OR REPLACE FUNCTION record_attempts(p_attempts jsonb) RETURNS void
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_attempts) AS attempted (
      id bigint, state text, pause_ms bigint, attempt jsonb
    )
  ), ended AS (
    DELETE FROM postback_queue USING given
    WHERE postback_queue.id = given.id AND given.state <> 'due'
    RETURNING postback_queue.*, given.state, given.attempt
  ), logged AS (
    INSERT INTO postback_log
      (id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, state, settled_at)
    SELECT id, transaction_id, app_id, user_id, type, payload, at,
      CASE WHEN jsonb_array_length(attempts) < 50 THEN attempts ELSE attempts - 0 END || attempt, tries + 1, state, now()
    FROM ended
  )
  UPDATE postback_queue SET
    attempts = CASE WHEN jsonb_array_length(attempts) < 50 THEN attempts ELSE attempts - 0 END || attempt,
    tries = tries + 1,
    due_at = now() + make_interval(secs => given.pause_ms / 1000.0)
  FROM given
  WHERE postback_queue.id = given.id AND given.state = 'due';
END $$;
