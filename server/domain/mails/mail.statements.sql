-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- mails.markSent: $1 id
with
  "result" as (
    update "mail"
    set
      "sent_at" = now()
    where
      "id" = $1
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- mails.record: $1 key
with
  "result" as (
    insert into
      "mail" ("key")
    select
      $1 as "key"
    on conflict ("key") do nothing
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- mails.sweep
with
  "result" as (
    delete from "mail"
    where
      "id" in (
        select
          "id"
        from
          "mail"
        where
          "created_at" < now() - interval '90 days'
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

-- mails.unsent: $1 id
with
  "result" as (
    select
      "id",
      "created_at" as "createdAt"
    from
      "mail"
    where
      "id" = $1
      and "sent_at" is null
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- mails.withdraw: $1 id
with
  "result" as (
    delete from "mail"
    where
      "id" = $1
      and "sent_at" is null
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
