-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- blocks.add: $1 viewerId, $2 memberId
with
  "result" as (
    insert into
      "member_block" ("blocker_id", "blocked_id")
    select
      $1::int as "blocker_id",
      $2::int as "blocked_id"
    on conflict do nothing
    returning
      "blocked_id" as "memberId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- blocks.export: $1 memberId, $2 after
with
  "result" as (
    select
      "blocked_id" as "id",
      "created_at" as "createdAt"
    from
      "member_block"
    where
      "blocker_id" = $1
      and "blocked_id" > $2
    order by
      "blocked_id"
    limit
      500
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- blocks.lockMembers: $1 viewerId, $2 memberId
with
  "result" as (
    select
      "m"."id",
      case
        when m.id = $1 then 'OWN_ACCOUNT'
        when m.moderator then 'MODERATOR_BLOCKED'
      end as "denial"
    from
      "member" as "m"
    where
      (
        "m"."id" = $1
        or "m"."id" = $2
      )
      and "m"."school_key" = (
        select
          "school_key"
        from
          member
        where
          id = $1
      )
    order by
      "m"."id"
    for key share of
      "m"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- blocks.remove: $1 viewerId, $2 memberId
with
  "result" as (
    delete from "member_block"
    where
      "blocker_id" = $1
      and "blocked_id" = $2
    returning
      1 as "removed"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
