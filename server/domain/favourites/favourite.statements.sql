-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- favourites.count: $1 viewerId
with
  "result" as (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "n"."id"
        from
          "favourite" as "f"
          inner join "notice" as "n" on "n"."id" = "f"."notice_id"
        where
          "f"."member_id" = $1
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
            or exists (
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
                  or a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
                )
                and (
                  (
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
                  or "a"."status" = 'APPROVED'
                )
            )
          )
        limit
          100
      ) as "visible"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

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
          or exists (
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
                or a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
              )
              and (
                (
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
                or "a"."status" = 'APPROVED'
              )
          )
        )
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.page: $1 viewerId, $2 time, $3 noticeId, $4 kinds, $5 first
with
  "result" as (
    select
      "n"."id" as "id",
      "n"."kind" as "kind",
      "n"."title" as "title",
      "n"."recruit_number" as "recruitNumber",
      (
        n.recruiting
        and (
          n.deadline is null
          or n.deadline >= (clock_now () at time zone interval '9 hours')::date
        )
      ) as "recruiting",
      "n"."deadline" as "deadline",
      case
        when (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        ) then n.deadline - (clock_now () at time zone interval '9 hours')::date
      end as "dDay",
      case
        when n.recruiting
        and not (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        ) then 'DEADLINE'
        else n.close_reason
      end as "closeReason",
      (
        n.owner_id = $1
        and (
          not (
            n.recruiting
            and (
              n.deadline is null
              or n.deadline >= (clock_now () at time zone interval '9 hours')::date
            )
          )
          and coalesce(
            coalesce(n.closed_at, (n.deadline + 1)::timestamp at time zone interval '9 hours') > clock_now () - interval '30 days',
            false
          )
        )
      ) as "endedRecently",
      (
        n.owner_id = $1
        and (
          n.recruiting
          and n.deadline is null
          and n.confirmed_at <= clock_now () - interval '30 days'
        )
      ) as "awaitsConfirmation",
      "n"."decide_within_days" as "decideWithinDays",
      "n"."team_state" as "teamState",
      "n"."verified_only" as "verifiedOnly",
      "n"."university" as "university",
      "n"."version" as "version",
      "n"."created_at" as "createdAt",
      "n"."field" as "field",
      "n"."tech_stack" as "techStack",
      "n"."frontend_number" as "frontendNumber",
      "n"."backend_number" as "backendNumber",
      "n"."designer_number" as "designerNumber",
      exists (
        select
          1 as "one"
        from
          "favourite" as "f"
        where
          "f"."member_id" = $1
          and "f"."notice_id" = "n"."id"
      ) as "viewerHasFavourited",
      "n"."hidden" as "hidden",
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        case
          when "m"."hidden"
          and "m"."id" <> $1 then '숨긴 회원'
          else "m"."nick_name"
        end,
        'imageUrl',
        case
          when not (
            "m"."hidden"
            and "m"."id" <> $1
          ) then '/pictures/' || "m"."picture"
        end,
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false),
        'hidden',
        "m"."hidden",
        'moderator',
        "m"."moderator"
      ) as "owner",
      "c"."commentCount",
      "c"."favouriteCount",
      "c"."applicationCount",
      (
        extract(
          epoch
          from
            f.created_at
        ) * 1000000
      )::bigint as "favouritedAt"
    from
      "favourite" as "f"
      inner join "notice" as "n" on "n"."id" = "f"."notice_id"
      inner join "member" as "m" on "m"."id" = "n"."owner_id"
      inner join lateral (
        select
          coalesce(sum("comments"), 0)::integer - case
            when cardinality(
              (
                select
                  "apart_ids"
                from
                  member
                where
                  id = $1
              )::integer[]
            ) > 0 then (
              (
                select
                  count(*)::integer as "count"
                from
                  "comment" as "c"
                  left join "comment" as "p" on "p"."id" = "c"."parent_id"
                where
                  "c"."notice_id" = "n"."id"
                  and "c"."hidden" = false
                  and "c"."parent_hidden" = false
                  and (
                    c.author_id = any (
                      (
                        select
                          "apart_ids"
                        from
                          member
                        where
                          id = $1
                      )::integer[]
                    )
                    or p.author_id = any (
                      (
                        select
                          "apart_ids"
                        from
                          member
                        where
                          id = $1
                      )::integer[]
                    )
                  )
              )
            )
            else 0
          end as "commentCount",
          coalesce(sum("favourites"), 0)::integer as "favouriteCount",
          coalesce(sum("applications"), 0)::integer as "applicationCount"
        from
          "notice_count"
        where
          "notice_count"."notice_id" = "n"."id"
      ) as "c" on true
    where
      "f"."member_id" = $1
      and (f.created_at, f.notice_id) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3::int)
      and n.kind = any ($4::text[])
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
        or exists (
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
              or a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
            )
            and (
              (
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
              or "a"."status" = 'APPROVED'
            )
        )
      )
    order by
      "f"."created_at" desc,
      "f"."notice_id" desc
    limit
      $5
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
