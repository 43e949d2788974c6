-- What a user has in an account of the app's currency.
CREATE OR REPLACE FUNCTION balance_of(p_app_id text, p_user_id bigint, p_kind text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT amount FROM balances JOIN accounts ON accounts.id = balances.account_id
    WHERE accounts.app_id = p_app_id AND accounts.user_id = p_user_id
      AND accounts.kind = p_kind AND accounts.currency = 'app'
  ), 0);
$$;
