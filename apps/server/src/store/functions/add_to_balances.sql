-- Balances follow the lines. Rows are locked in the order of their accounts, so that two movements of one user never
-- wait for each other.
-- A trigger of lines.
CREATE OR REPLACE FUNCTION add_to_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO balances (account_id, amount)
  SELECT new_lines.account_id, sum(new_lines.amount)
  FROM new_lines JOIN accounts ON accounts.id = new_lines.account_id
  WHERE accounts.user_id IS NOT NULL
  GROUP BY new_lines.account_id
  ORDER BY new_lines.account_id
  ON CONFLICT (account_id) DO UPDATE SET amount = balances.amount + excluded.amount;
  RETURN NULL;
END $$;
