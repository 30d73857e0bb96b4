-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

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
