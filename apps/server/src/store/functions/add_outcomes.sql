-- Adds what exposures were counted as to the counters of outcomes, or with -1 takes it away: the one place that says what a
-- counted exposure is worth there. Rows are written in one order, so that nobody waits in a circle.
CREATE OR REPLACE FUNCTION add_outcomes(p_exposures exposures[], p_sign integer) RETURNS void LANGUAGE sql AS $$
  WITH counted AS MATERIALIZED (
    SELECT *, CASE WHEN counted_seconds IS NOT NULL THEN ln(greatest(counted_seconds, 1)::numeric) END AS log
    FROM unnest(p_exposures) WHERE counted_as IS NOT NULL
  ), said AS (
    INSERT INTO odds_said AS stat (day, app_id, supplier_id, country, device, said, entrants, completes)
    SELECT counted_on, app_id, supplier_id, country, device, coalesce(odds_shown, 0),
      p_sign * count(*), p_sign * count(*) FILTER (WHERE counted_as = 'complete')
    FROM counted
    GROUP BY app_id, counted_on, supplier_id, country, device, coalesce(odds_shown, 0)
    ORDER BY app_id, counted_on, supplier_id, country, device, coalesce(odds_shown, 0)
    ON CONFLICT (app_id, day, supplier_id, country, device, said) DO UPDATE SET
      entrants = stat.entrants + excluded.entrants, completes = stat.completes + excluded.completes
  )
  INSERT INTO survey_outcomes AS stat (
    survey_id, device, day, entrants, completes, reversed,
    finish_n, finish_log, finish_log_sq, away_n, away_log, away_log_sq
  )
  SELECT survey_id, device, counted_on,
    p_sign * count(*), p_sign * count(*) FILTER (WHERE counted_as = 'complete'),
    p_sign * count(*) FILTER (WHERE is_reversed),
    p_sign * count(log) FILTER (WHERE counted_as = 'complete'),
    p_sign * coalesce(sum(round(log * 1000)) FILTER (WHERE counted_as = 'complete'), 0),
    p_sign * coalesce(sum(round(log * log * 1000)) FILTER (WHERE counted_as = 'complete'), 0),
    p_sign * count(log) FILTER (WHERE counted_as = 'away'),
    p_sign * coalesce(sum(round(log * 1000)) FILTER (WHERE counted_as = 'away'), 0),
    p_sign * coalesce(sum(round(log * log * 1000)) FILTER (WHERE counted_as = 'away'), 0)
  FROM counted
  GROUP BY survey_id, device, counted_on
  ORDER BY survey_id, device, counted_on
  ON CONFLICT (survey_id, device, day) DO UPDATE SET
    entrants = stat.entrants + excluded.entrants, completes = stat.completes + excluded.completes,
    reversed = stat.reversed + excluded.reversed, finish_n = stat.finish_n + excluded.finish_n,
    finish_log = stat.finish_log + excluded.finish_log, finish_log_sq = stat.finish_log_sq + excluded.finish_log_sq,
    away_n = stat.away_n + excluded.away_n, away_log = stat.away_log + excluded.away_log,
    away_log_sq = stat.away_log_sq + excluded.away_log_sq, xid = pg_current_xact_id();
$$;
