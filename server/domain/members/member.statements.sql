-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- members.addConsents: $1 memberId, $2 kinds, $3 versions
with
  "result" as (
    insert into
      "consent" ("member_id", "kind", "version")
    select
      $1::int as "member_id",
      "given"."kind",
      "given"."version"
    from
      unnest($2::text[], $3::text[]) as given (kind, version)
    on conflict do nothing
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

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

-- members.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "login_id" as "loginId",
      "nick_name" as "nickName",
      "university" as "school",
      "email",
      "picture",
      "verified_email" as "verifiedEmail",
      "verified_at" as "verifiedAt",
      "verified_until" as "verifiedUntil",
      "school_changed_at" as "schoolChangedAt",
      "created_at" as "createdAt"
    from
      "member"
    where
      "id" = $1
      and "id" > $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.exportConsents: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "kind",
      "version",
      "agreed_at" as "agreedAt"
    from
      "consent"
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

-- members.mayContribute: $1 viewerId
with
  "result" as (
    select
      case
        when not coalesce(
          (
            select
              "verified_until"
            from
              member
            where
              id = $1
          ) > now(),
          false
        ) then 'SCHOOL_UNVERIFIED'
      end as "denial"
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

-- members.standing: $1 memberId
with
  "result" as (
    select
      "m"."created_at" as "joinedAt",
      coalesce("m"."verified_until" > now(), false) as "schoolVerified"
    from
      "member" as "m"
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.suspendedUntil: $1 memberId
with
  "result" as (
    select
      case
        when "m"."suspended_until" > now() then "m"."suspended_until"
      end as "suspendedUntil"
    from
      "member" as "m"
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- members.viewer: $1 viewerId
with
  "result" as (
    select
      case
        when "m"."hidden"
        and "m"."id" <> $1 then '숨긴 회원'
        else "m"."nick_name"
      end as "nickName",
      case
        when not (
          "m"."hidden"
          and "m"."id" <> $1
        ) then '/pictures/' || "m"."picture"
      end as "imageUrl",
      coalesce("m"."verified_until" > now(), false) as "schoolVerified",
      "m"."hidden" as "hidden",
      "m"."id",
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
