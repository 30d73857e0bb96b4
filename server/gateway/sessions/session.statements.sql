-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- sessions.byId: $1 sid
with
  "result" as (
    select
      "sess"
    from
      "session"
    where
      "sid" = $1
      and "expire" >= now()
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- sessions.deleteOfMember: $1 memberId
with
  "result" as (
    delete from "session"
    where
      "sess" ->> 'memberId' = $1
    returning
      true as "deleted"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- sessions.deleteSurplus: $1 memberId
with
  "result" as (
    delete from "session"
    where
      "sid" in (
        select
          "sid"
        from
          "session"
        where
          "sess" ->> 'memberId' = $1
        order by
          ("sess" ->> 'loginAt')::bigint desc
        offset
          19
      )
    returning
      true as "deleted"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- sessions.ofMember: $1 memberId
with
  "result" as (
    select
      "sess"
    from
      "session"
    where
      "sess" ->> 'memberId' = $1
      and "expire" >= now()
    order by
      ("sess" ->> 'loginAt')::bigint
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
