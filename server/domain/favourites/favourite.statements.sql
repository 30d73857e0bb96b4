-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- favourites.delete: $1 viewerId, $2 noticeId
with
  "result" as (
    delete from "favourite"
    where
      "member_id" = $1
      and "notice_id" = $2
    returning
      "notice_id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.export: $1 memberId, $2 after
with
  "result" as (
    select
      "notice_id" as "id",
      "created_at" as "createdAt"
    from
      "favourite"
    where
      "member_id" = $1
      and "notice_id" > $2
    order by
      "notice_id"
    limit
      500
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.insert: $1 viewerId, $2 noticeId
with
  "result" as (
    insert into
      "favourite" ("member_id", "notice_id")
    select
      $1 as "member_id",
      $2 as "notice_id"
    on conflict do nothing
    returning
      "notice_id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.ofNotice: $1 viewerId, $2 noticeId, $3 kinds
with
  "result" as (
    select
      exists (
        select
          1 as "one"
        from
          "favourite" as "f"
        where
          "f"."member_id" = $1
          and "f"."notice_id" = "n"."id"
      ) as "isFavourite"
    from
      "notice" as "n"
    where
      (
        "n"."id" = $2
        and n.kind = any ($3::text[])
        and (
          "n"."owner_id" = $1
          or (
            "n"."school_key" = (
              select
                "school_key"
              from
                member
              where
                id = $1
            )
            and (
              (
                "n"."owner_id" = any (
                  (
                    select
                      "apart_ids"
                    from
                      member
                    where
                      id = $1
                  )::integer[]
                )
              ) is not true
              and (
                "n"."hidden" = false
                or exists (
                  select
                    "moderator"."id"
                  from
                    "member" as "moderator"
                  where
                    "moderator"."id" = $1
                    and "moderator"."moderator" = true
                    and "moderator"."school_key" = "n"."school_key"
                )
              )
            )
          )
          or (
            exists (
              select
                "a"."id"
              from
                "application" as "a"
              where
                "a"."notice_id" = "n"."id"
                and "a"."applicant_id" = $1
                and (
                  (
                    "n"."owner_id" = any (
                      (
                        select
                          "apart_ids"
                        from
                          member
                        where
                          id = $1
                      )::integer[]
                    )
                  ) is not true
                  or a.status in ('PENDING', 'WAITLISTED')
                )
            )
            and (
              "n"."hidden" = false
              or exists (
                select
                  "moderator"."id"
                from
                  "member" as "moderator"
                where
                  "moderator"."id" = $1
                  and "moderator"."moderator" = true
                  and "moderator"."school_key" = "n"."school_key"
              )
            )
          )
          or exists (
            select
              "role"
            from
              "team_member"
            where
              "notice_id" = "n"."id"
              and "member_id" = $1
          )
        )
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
