-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- members.credentials: $1 loginId
with
  "result" as (
    select
      "id",
      "password_hash" as "passwordHash"
    from
      "member"
    where
      lower("login_id") = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.first
with
  "result" as (
    select
      "id"
    from
      "member"
    limit
      1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.passwordHash: $1 memberId
with
  "result" as (
    select
      "password_hash" as "passwordHash"
    from
      "member"
    where
      "id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.removePictures: $1 pictures
with
  "result" as (
    update "member"
    set
      "picture" = null
    where
      "picture" = any ($1)
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.schoolVerified: $1 memberIds
with
  "result" as (
    select
      "m"."id",
      coalesce("m"."verified_until" > now(), false) as "schoolVerified"
    from
      "member" as "m"
    where
      "m"."id" = any ($1)
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.viewer: $1 viewerId
with
  "result" as (
    select
      "m"."id" as "id",
      "m"."nick_name" as "nickName",
      '/pictures/' || "m"."picture" as "imageUrl",
      coalesce("m"."verified_until" > now(), false) as "schoolVerified",
      "m"."login_id" as "loginId",
      "m"."university",
      "m"."email",
      "m"."version"
    from
      "member" as "m"
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
