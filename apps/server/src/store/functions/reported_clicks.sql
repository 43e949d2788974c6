-- Clicks with their reports, each as of one moment: all that is needed to decide what one more report does. Amounts are
-- text, so that no digit is lost. Neighbours come by subqueries: then a plan is as good for one click as for many.
CREATE OR REPLACE FUNCTION reported_clicks(p_cids text[]) RETURNS SETOF json LANGUAGE sql STABLE AS $$
  SELECT json_build_object(
    'cid', cid, 'app_id', app_id, 'user_id', user_id, 'supplier_id', supplier_id,
    'payout_micros', payout_micros::text, 'exchange_rate_micros', exchange_rate_micros::text,
    'revenue_share_bp', revenue_share_bp, 'payout_share_bp', payout_share_bp, 'decimals', decimals,
    'bonus_percent', bonus_percent, 'user_reward', user_reward::text, 'test_mode', test_mode, 'state', state,
    'raw_code', raw_code, 'credited', credited::text, 'paid_micros', paid_micros::text,
    'fair_rate_micros', fair_rate_micros::text, 'fair_cap', fair_cap::text, 'fair_limit_seconds', fair_limit_seconds,
    'fair_part_bp', fair_part_bp, 'fair_paid', fair_paid::text, 'returned_at', returned_at,
    'settled_version', settled_version, 'started_at', started_at,
    'reports_until', coalesce(reports_until, started_at + report_days * interval '24 hours'), 'subid', subid,
    'survey_hash', (SELECT hash FROM surveys WHERE surveys.id = survey_id),
    'currency_name', (SELECT currency_name FROM apps WHERE apps.id = clicks.app_id),
    'uhash', (SELECT uhash FROM users WHERE users.app_id = clicks.app_id AND users.id = user_id),
    'reports', (
      SELECT coalesce(json_agg(json_build_object(
        'transaction', known.transaction, 'outcome', known.outcome, 'raw_code', known.raw_code,
        'reverses', known.reverses, 'payout_micros', known.payout_micros::text, 'received_at', known.received_at
      )), '[]') FROM supplier_reports AS known WHERE known.cid = clicks.cid
    )
  )
  FROM unnest(p_cids) AS wanted (cid) JOIN clicks USING (cid);
$$;
