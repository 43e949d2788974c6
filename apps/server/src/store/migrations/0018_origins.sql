-- Allowed origins stand in a header of every page, so that each is an origin and nothing else: the rule of
-- domain/validation/origin.ts but for ports, which do no harm.
CREATE FUNCTION are_origins(p_origins text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bool_and(
    origin IS NOT NULL AND length(origin) <= 300
    AND origin ~ '^https?://([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:[1-9][0-9]{0,4})?$'
  ), true)
  FROM unnest(p_origins) AS origin
$$;
--> statement-breakpoint
-- What was meant as an origin becomes one; what is none has never let a page in by the panel's exact rule.
UPDATE apps SET allowed_origins = array(
  SELECT DISTINCT lower(rtrim(origin, '/')) FROM unnest(allowed_origins) AS origin
  WHERE are_origins(ARRAY[lower(rtrim(origin, '/'))])
) WHERE NOT are_origins(allowed_origins);
--> statement-breakpoint
ALTER TABLE apps ADD CONSTRAINT apps_allowed_origins_are_origins CHECK (are_origins(allowed_origins));
