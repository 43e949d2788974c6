-- Names that are stored so far: those that operators have, or had when they did something, are operators'.
create temporary table operators_of_migration on commit drop as
select distinct on (name) name, role from (
  select name, role from people where publisher_id is null
  union all
  select by, role from audit_events where by is not null and role in ('admin', 'support')
) as known order by name, role;
--> statement-breakpoint
update ticket_replies as stored set by_role = known.role from operators_of_migration as known where known.name = stored.by;
--> statement-breakpoint
update ticket_notes as stored set by_role = known.role from operators_of_migration as known where known.name = stored.by;
--> statement-breakpoint
update design_versions as stored set by_role = known.role from operators_of_migration as known where known.name = stored.by;
--> statement-breakpoint
update api_keys as stored set created_by_role = known.role from operators_of_migration as known where known.name = stored.created_by;
--> statement-breakpoint
update postback_recoveries as stored set started_by_role = known.role from operators_of_migration as known where known.name = stored.started_by;
--> statement-breakpoint
update invitations as stored set invited_by_role = known.role from operators_of_migration as known where known.name = stored.invited_by;
