-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- tokens.byHash: $1 secretHash
with
  "result" as (
    select
      "id",
      "member_id" as "memberId",
      "may_write" as "mayWrite",
      expires_at <= now() as "expired",
      coalesce(last_used_at < now() - interval '1 minute', true) as "isUseDue"
    from
      "access_token"
    where
      "secret_hash" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- tokens.count: $1 memberId
with
  "result" as (
    select
      cast(count(*) as integer) as "count"
    from
      "access_token"
    where
      "member_id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- tokens.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "name",
      "may_write" as "mayWrite",
      "expires_at" as "expiresAt",
      "last_used_at" as "lastUsedAt",
      "created_at" as "createdAt"
    from
      "access_token"
    where
      "member_id" = $1
      and "id" > $2
    order by
      "id"
    limit
      500
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- tokens.remove: $1 memberId, $2 id
with
  "result" as (
    delete from "access_token"
    where
      "member_id" = $1
      and "id" = $2
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- tokens.removeAll: $1 memberId
with
  "result" as (
    delete from "access_token"
    where
      "member_id" = $1
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- tokens.sweep
with
  "result" as (
    delete from "access_token"
    where
      "id" in (
        select
          "id"
        from
          "access_token"
        where
          "expires_at" < now() - interval '30 days'
        limit
          1000
        for update
          skip locked
      )
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- tokens.use: $1 id
with
  "result" as (
    update "access_token"
    set
      "last_used_at" = date_trunc('minute', now())
    where
      "id" = (
        select
          "due"."id"
        from
          "access_token" as "due"
        where
          "due"."id" = $1
          and coalesce(due.last_used_at < now() - interval '1 minute', true)
        for update
          skip locked
      )
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
