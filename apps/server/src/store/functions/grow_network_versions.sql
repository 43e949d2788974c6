-- Nodes keep the offers in memory and read them again when a network's version has grown: whoever changes an offer or
-- a milestone, however many at a time, makes it grow in the same transaction.
-- A trigger of offer_rewards and offers.
CREATE OR REPLACE FUNCTION grow_network_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'offers' THEN
    UPDATE offer_networks SET version = version + 1 WHERE id IN (SELECT network_id FROM changed);
  ELSE
    UPDATE offer_networks SET version = version + 1
    WHERE id IN (SELECT offers.network_id FROM changed JOIN offers ON offers.id = changed.offer_id);
  END IF;
  RETURN NULL;
END $$;
