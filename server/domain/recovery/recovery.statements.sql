-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- recovery.byHash: $1 tokenHash
with
  "result" as (
    select
      "r"."id",
      "m"."id" as "memberId",
      "m"."login_id" as "loginId",
      "m"."email"
    from
      "password_reset" as "r"
      inner join "member" as "m" on "m"."id" = "r"."member_id"
    where
      "r"."token_hash" = $1
      and "r"."expires_at" > now()
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- recovery.countRecent: $1 memberId
with
  "result" as (
    select
      cast(count(*) as integer) as "count"
    from
      "password_reset"
    where
      "member_id" = $1
      and "created_at" > now() - '30 minutes'::interval
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- recovery.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "created_at" as "createdAt",
      "expires_at" as "expiresAt"
    from
      "password_reset"
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

-- recovery.member: $1 account
with
  "result" as (
    select
      "id"
    from
      "member"
    where
      (
        lower("login_id") = $1
        or lower("email") = $1
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- recovery.open: $1 tokenHash, $2 id
with
  "result" as (
    update "password_reset" as "r"
    set
      "token_hash" = $1,
      "expires_at" = now() + '30 minutes'::interval
    from
      "member" as "m"
    where
      "m"."id" = "r"."member_id"
      and "r"."id" = $2
      and "r"."created_at" > now() - '30 minutes'::interval
    returning
      "m"."email",
      "m"."login_id" as "loginId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- recovery.removeOfMember: $1 memberId
with
  "result" as (
    delete from "password_reset"
    where
      "member_id" = $1
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- recovery.request: $1 requestId, $2 memberId
with
  "result" as (
    insert into
      "password_reset" ("member_id", "request_id")
    select
      "m"."id" as "member_id",
      $1 as "request_id"
    from
      "member" as "m"
    where
      "m"."id" = $2
    on conflict ("request_id") do nothing
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- recovery.sweep
with
  "result" as (
    delete from "password_reset"
    where
      "id" in (
        select
          "id"
        from
          "password_reset"
        where
          "created_at" < now() - interval '1 day'
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

-- recovery.use: $1 id
with
  "result" as (
    delete from "password_reset"
    where
      "id" = $1
      and "expires_at" > now()
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
