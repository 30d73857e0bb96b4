-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- verification.attempt: $1 memberId
with
  "result" as (
    update "school_code"
    set
      "attempts" = case
        when attempts_since <= now() - interval '10 minutes' then 1
        else attempts + 1
      end,
      "attempts_since" = case
        when attempts_since <= now() - interval '10 minutes' then now()
        else attempts_since
      end
    where
      "member_id" = $1
    returning
      "id",
      "attempts",
      "code_hash" as "codeHash",
      coalesce(expires_at > now(), false) as "isCurrent",
      ceil(
        extract(
          epoch
          from
            attempts_since + interval '10 minutes' - now()
        )
      )::int as "secondsLeft"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- verification.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "requested_at" as "requestedAt",
      "expires_at" as "expiresAt",
      "attempts"
    from
      "school_code"
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

-- verification.requestCode: $1 memberId, $2 email, $3 person
with
  "result" as (
    insert into
      "school_code" ("member_id", "email", "person")
    select
      $1::int as "member_id",
      $2::text as "email",
      $3::text as "person"
    on conflict ("member_id") do update
    set
      "id" = "excluded"."id",
      "email" = "excluded"."email",
      "person" = "excluded"."person",
      "requested_at" = "excluded"."requested_at",
      "code_hash" = null,
      "expires_at" = null
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- verification.requested: $1 id
with
  "result" as (
    select
      "c"."email",
      "m"."university",
      cast(
        exists (
          select
            "other"."id"
          from
            "member" as "other"
          where
            "other"."verified_person" = "c"."person"
            and "other"."id" <> "c"."member_id"
        ) as boolean
      ) as "isTaken"
    from
      "school_code" as "c"
      inner join "member" as "m" on "m"."id" = "c"."member_id"
    where
      "c"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- verification.sweep
with
  "result" as (
    delete from "school_code"
    where
      "id" in (
        select
          "id"
        from
          "school_code"
        where
          "requested_at" < now() - interval '1 day'
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

-- verification.useCode: $1 id, $2 codeHash
with
  "result" as (
    delete from "school_code"
    where
      "id" = $1
      and "code_hash" = $2
    returning
      "email",
      "person"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- verification.writeCode: $1 codeHash, $2 id
with
  "result" as (
    update "school_code"
    set
      "code_hash" = $1,
      "expires_at" = now() + make_interval(mins => 10)
    where
      "id" = $2
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
