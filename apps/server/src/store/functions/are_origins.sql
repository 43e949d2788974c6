-- Allowed origins stand in a header of every page, so that each is an origin and nothing else: the rule of
-- domain/validation/origin.ts but for ports, which do no harm.
CREATE OR REPLACE FUNCTION are_origins(p_origins text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bool_and(
    origin IS NOT NULL AND length(origin) <= 300
    AND origin ~ '^https?://([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:[1-9][0-9]{0,4})?$'
  ), true)
  FROM unnest(p_origins) AS origin
$$;
