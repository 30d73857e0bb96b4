-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- demo.members: $1 loginIds, $2 schoolKey
with
  "result" as (
    select
      "login_id" as "loginId",
      "nick_name" as "nickName"
    from
      "member"
    where
      "login_id" = any ($1)
      and "school_key" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
