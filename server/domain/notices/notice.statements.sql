-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- notices.changeOwner: $1 memberId, $2 since, $3 noticeId
with
  "changed" as (
    update "notice"
    set
      "owner_id" = $1,
      "owner_since" = $2::timestamptz
    where
      "id" = $3
    returning
      "id"
  ),
  "result" as (
    select
      "id"
    from
      "changed"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.closeExpired(reason=DEADLINE): $1 noticeId
with
  "change" as (
    update "notice" as "n"
    set
      "recruiting" = false,
      "close_reason" = 'DEADLINE'
    where
      "n"."id" = $1
      and (
        n.recruiting
        and n.deadline < (clock_now () at time zone interval '9 hours')::date
      )
    returning
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "n"."deadline"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'NOTICE_EXPIRED' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then null::int
      end as "pending_count"
    from
      "change" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."noticeId"
      inner join "member" as "m" on "m"."id" in (
        select
          "ownerId"
        from
          change
        union
        (
          select
            "f"."member_id" as "memberId"
          from
            "favourite" as "f"
          where
            "f"."notice_id" = (
              select
                "noticeId"
              from
                "change"
            )
        )
      )
    where
      (
        "n"."owner_id" = "m"."id"
        or (
          "n"."school_key" = "m"."school_key"
          and (
            ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
            and (
              "n"."hidden" = false
              or (
                "m"."moderator"
                and "m"."school_key" = "n"."school_key"
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
              and "a"."applicant_id" = "m"."id"
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED')
              )
          )
          and (
            "n"."hidden" = false
            or (
              "m"."moderator"
              and "m"."school_key" = "n"."school_key"
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
            and "member_id" = "m"."id"
        )
      )
    order by
      "m"."id"
    for key share of
      "m"
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "noticeId",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "written"
          ) as agg
      ) as "written"
    from
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.closeExpired(reason=UNANSWERED): $1 noticeId
with
  "change" as (
    update "notice" as "n"
    set
      "recruiting" = false,
      "close_reason" = 'UNANSWERED'
    where
      "n"."id" = $1
      and (
        n.recruiting
        and n.deadline is null
        and n.confirmed_at <= clock_now () - interval '45 days'
        and exists (
          select
          from
            notice_reminder r
          where
            r.notice_id = n.id
            and r.kind = 'STILL_RECRUITING'
            and r.due_at = (n.confirmed_at + interval '30 days')
            and r.sent_at <= clock_now () - interval '15 days'
        )
      )
    returning
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "n"."deadline"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'NOTICE_EXPIRED' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then null::int
      end as "pending_count"
    from
      "change" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."noticeId"
      inner join "member" as "m" on "m"."id" in (
        select
          "ownerId"
        from
          change
        union
        (
          select
            "f"."member_id" as "memberId"
          from
            "favourite" as "f"
          where
            "f"."notice_id" = (
              select
                "noticeId"
              from
                "change"
            )
        )
      )
    where
      (
        "n"."owner_id" = "m"."id"
        or (
          "n"."school_key" = "m"."school_key"
          and (
            ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
            and (
              "n"."hidden" = false
              or (
                "m"."moderator"
                and "m"."school_key" = "n"."school_key"
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
              and "a"."applicant_id" = "m"."id"
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED')
              )
          )
          and (
            "n"."hidden" = false
            or (
              "m"."moderator"
              and "m"."school_key" = "n"."school_key"
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
            and "member_id" = "m"."id"
        )
      )
    order by
      "m"."id"
    for key share of
      "m"
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "noticeId",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "written"
          ) as agg
      ) as "written"
    from
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.confirm: $1 noticeId
with
  "confirmed" as (
    update "notice"
    set
      "confirmed_at" = clock_now ()
    where
      "id" = $1
    returning
      "id"
  ),
  "result" as (
    select
      "id"
    from
      "confirmed"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.content: $1 noticeId
with
  "result" as (
    select
      "n"."version",
      "n"."kind",
      "n"."title",
      "n"."content",
      "n"."deadline",
      "n"."field",
      "n"."recruit_number" as "headcount",
      "n"."verified_only" as "verifiedOnly",
      "n"."decide_within_days" as "decideWithinDays",
      "n"."tech_stack" as "techStack",
      "n"."frontend_number" as "frontendNumber",
      "n"."backend_number" as "backendNumber",
      "n"."designer_number" as "designerNumber"
    from
      "notice" as "n"
    where
      "n"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "kind",
      "university" as "school",
      "title",
      "content",
      "field",
      "tech_stack" as "techStack",
      "recruit_number" as "headcount",
      "frontend_number" as "frontend",
      "backend_number" as "backend",
      "designer_number" as "designer",
      "verified_only" as "verifiedOnly",
      "recruiting",
      "created_at" as "createdAt",
      "deadline",
      "decide_within_days" as "decideWithinDays"
    from
      "notice"
    where
      "owner_id" = $1
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

-- notices.lock(lock=share): $1 viewerId, $2 noticeId, $3 kinds
with
  "result" as (
    select
      "locked"."record" as "notice",
      "locked"."visible",
      "locked"."denial",
      case
        when "m"."suspended_until" > now() then "m"."suspended_until"
      end as "suspendedUntil"
    from
      "member" as "m"
      left join lateral (
        select
          "n"."id",
          json_build_object(
            'id',
            "n"."id",
            'kind',
            "n"."kind",
            'owner_id',
            "n"."owner_id",
            'university',
            "n"."university",
            'school_key',
            "n"."school_key",
            'title',
            "n"."title",
            'recruit_number',
            "n"."recruit_number",
            'content',
            "n"."content",
            'recruiting',
            "n"."recruiting",
            'deadline',
            "n"."deadline",
            'close_reason',
            "n"."close_reason",
            'closed_at',
            "n"."closed_at",
            'decide_within_days',
            "n"."decide_within_days",
            'team_state',
            "n"."team_state",
            'verified_only',
            "n"."verified_only",
            'hidden',
            "n"."hidden",
            'owner_since',
            "n"."owner_since",
            'created_at',
            "n"."created_at",
            'field',
            "n"."field",
            'tech_stack',
            "n"."tech_stack",
            'frontend_number',
            "n"."frontend_number",
            'backend_number',
            "n"."backend_number",
            'designer_number',
            "n"."designer_number"
          ) as "record",
          (
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
          ) as "visible",
          case
            when n.owner_id <> $1 then 'FORBIDDEN'
          end as "denial"
        from
          "notice" as "n"
        where
          "n"."id" = $2
          and n.kind = any ($3::text[])
        for share of
          "n"
      ) as "locked" on true
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.lock(lock=update): $1 viewerId, $2 noticeId, $3 kinds
with
  "result" as (
    select
      "locked"."record" as "notice",
      "locked"."visible",
      "locked"."denial",
      case
        when "m"."suspended_until" > now() then "m"."suspended_until"
      end as "suspendedUntil"
    from
      "member" as "m"
      left join lateral (
        select
          "n"."id",
          json_build_object(
            'id',
            "n"."id",
            'kind',
            "n"."kind",
            'owner_id',
            "n"."owner_id",
            'university',
            "n"."university",
            'school_key',
            "n"."school_key",
            'title',
            "n"."title",
            'recruit_number',
            "n"."recruit_number",
            'content',
            "n"."content",
            'recruiting',
            "n"."recruiting",
            'deadline',
            "n"."deadline",
            'close_reason',
            "n"."close_reason",
            'closed_at',
            "n"."closed_at",
            'decide_within_days',
            "n"."decide_within_days",
            'team_state',
            "n"."team_state",
            'verified_only',
            "n"."verified_only",
            'hidden',
            "n"."hidden",
            'owner_since',
            "n"."owner_since",
            'created_at',
            "n"."created_at",
            'field',
            "n"."field",
            'tech_stack',
            "n"."tech_stack",
            'frontend_number',
            "n"."frontend_number",
            'backend_number',
            "n"."backend_number",
            'designer_number',
            "n"."designer_number"
          ) as "record",
          (
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
          ) as "visible",
          case
            when n.owner_id <> $1 then 'FORBIDDEN'
          end as "denial"
        from
          "notice" as "n"
        where
          "n"."id" = $2
          and n.kind = any ($3::text[])
        for update of
          "n"
      ) as "locked" on true
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.lockOfMember: $1 memberId
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      "n"."id" in (
        select
          id
        from
          notice
        where
          owner_id = $1
        union
        select
          "noticeId"
        from
          (
            (
              select
                "notice_id" as "noticeId",
                "notice_id" as "rank"
              from
                "team_member"
              where
                "member_id" = $1
            )
          ) joined
        union
        select
          "noticeId"
        from
          (
            (
              select
                "a"."notice_id" as "noticeId",
                "a"."id" as "rank"
              from
                "application" as "a"
              where
                "a"."applicant_id" = $1
            )
          ) applied
        union
        select
          "noticeId"
        from
          (
            (
              select
                "f"."notice_id" as "noticeId",
                row_number() over (
                  order by
                    "f"."created_at",
                    "f"."notice_id"
                ) as "rank"
              from
                "favourite" as "f"
              where
                "f"."member_id" = $1
            )
          ) favourites
      )
    order by
      "n"."id"
    for update
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.mayClose: $1 noticeId
with
  "result" as (
    select
      case
        when not (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        ) then 'ALREADY_CLOSED'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.mayConfirm: $1 noticeId
with
  "result" as (
    select
      case
        when not (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        ) then 'RECRUITMENT_CLOSED'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.mayManage: $1 viewerId, $2 noticeId, $3 kinds
with
  "result" as (
    select
      case
        when n.owner_id <> $1 then 'FORBIDDEN'
      end as "denial"
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

-- notices.mayReopen: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      case
        when n.owner_id <> $1 then 'FORBIDDEN'
        when (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        ) then 'STILL_RECRUITING'
        when n.team_state in ('DONE', 'DISBANDED') then 'TEAM_OVER'
        when not (
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
        ) then 'REOPENING_TOO_LATE'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.recruiting: $1 noticeId
with
  "result" as (
    select
      (
        n.recruiting
        and (
          n.deadline is null
          or n.deadline >= (clock_now () at time zone interval '9 hours')::date
        )
      ) as "recruiting"
    from
      "notice" as "n"
    where
      "n"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.remind(kind=FAVOURITES_1_DAY): $1 noticeId
with
  "locked" as (
    select
      "n"."id",
      "n"."title",
      "n"."owner_id",
      "n"."deadline",
      ((n.deadline - 1 + interval '10 hours') at time zone interval '9 hours') as "due_at"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and (
        n.deadline = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 1
        and (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        )
        and n.confirmed_at < ((n.deadline - 1 + interval '10 hours') at time zone interval '9 hours')
      )
    for share of
      "n"
  ),
  "reminded" as (
    insert into
      "notice_reminder" ("notice_id", "kind", "due_at")
    select
      "id",
      'FAVOURITES_1_DAY' as "kind",
      "due_at"
    from
      "locked"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "change" as (
    select
      "id" as "noticeId",
      "title" as "noticeTitle",
      "owner_id" as "ownerId",
      "deadline"
    from
      "locked"
      inner join "reminded" on "reminded"."notice_id" = "locked"."id"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'DEADLINE_NEAR' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then null::int
      end as "pending_count"
    from
      "change" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."noticeId"
      inner join "member" as "m" on "m"."id" in (
        (
          select
            "f"."member_id" as "memberId"
          from
            "favourite" as "f"
          where
            "f"."notice_id" = (
              select
                "noticeId"
              from
                "change"
            )
        )
      )
    where
      (
        "n"."owner_id" = "m"."id"
        or (
          "n"."school_key" = "m"."school_key"
          and (
            ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
            and (
              "n"."hidden" = false
              or (
                "m"."moderator"
                and "m"."school_key" = "n"."school_key"
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
              and "a"."applicant_id" = "m"."id"
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED')
              )
          )
          and (
            "n"."hidden" = false
            or (
              "m"."moderator"
              and "m"."school_key" = "n"."school_key"
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
            and "member_id" = "m"."id"
        )
      )
    order by
      "m"."id"
    for key share of
      "m"
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "noticeId",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "written"
          ) as agg
      ) as "written"
    from
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.remind(kind=OWNER_3_DAYS): $1 noticeId
with
  "locked" as (
    select
      "n"."id",
      "n"."title",
      "n"."owner_id",
      "n"."deadline",
      ((n.deadline - 3 + interval '10 hours') at time zone interval '9 hours') as "due_at"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and (
        n.deadline = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 3
        and (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        )
        and n.confirmed_at < ((n.deadline - 3 + interval '10 hours') at time zone interval '9 hours')
      )
    for share of
      "n"
  ),
  "reminded" as (
    insert into
      "notice_reminder" ("notice_id", "kind", "due_at")
    select
      "id",
      'OWNER_3_DAYS' as "kind",
      "due_at"
    from
      "locked"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "change" as (
    select
      "id" as "noticeId",
      "title" as "noticeTitle",
      "owner_id" as "ownerId",
      "deadline"
    from
      "locked"
      inner join "reminded" on "reminded"."notice_id" = "locked"."id"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'DEADLINE_NEAR' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then (
          select
            cast(count(*) as integer) as "count"
          from
            "application" as "a"
          where
            "a"."notice_id" = (
              select
                "noticeId"
              from
                "change"
            )
            and "a"."status" = 'PENDING'
        )::int
      end as "pending_count"
    from
      "change" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."noticeId"
      inner join "member" as "m" on "m"."id" in (
        select
          "ownerId"
        from
          change
      )
    where
      (
        "n"."owner_id" = "m"."id"
        or (
          "n"."school_key" = "m"."school_key"
          and (
            ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
            and (
              "n"."hidden" = false
              or (
                "m"."moderator"
                and "m"."school_key" = "n"."school_key"
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
              and "a"."applicant_id" = "m"."id"
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED')
              )
          )
          and (
            "n"."hidden" = false
            or (
              "m"."moderator"
              and "m"."school_key" = "n"."school_key"
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
            and "member_id" = "m"."id"
        )
      )
    order by
      "m"."id"
    for key share of
      "m"
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "noticeId",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "written"
          ) as agg
      ) as "written"
    from
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.remind(kind=OWNER_LAST_DAY): $1 noticeId
with
  "locked" as (
    select
      "n"."id",
      "n"."title",
      "n"."owner_id",
      "n"."deadline",
      ((n.deadline - 0 + interval '10 hours') at time zone interval '9 hours') as "due_at"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and (
        n.deadline = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 0
        and (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        )
        and n.confirmed_at < ((n.deadline - 0 + interval '10 hours') at time zone interval '9 hours')
      )
    for share of
      "n"
  ),
  "reminded" as (
    insert into
      "notice_reminder" ("notice_id", "kind", "due_at")
    select
      "id",
      'OWNER_LAST_DAY' as "kind",
      "due_at"
    from
      "locked"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "change" as (
    select
      "id" as "noticeId",
      "title" as "noticeTitle",
      "owner_id" as "ownerId",
      "deadline"
    from
      "locked"
      inner join "reminded" on "reminded"."notice_id" = "locked"."id"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'DEADLINE_NEAR' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then (
          select
            cast(count(*) as integer) as "count"
          from
            "application" as "a"
          where
            "a"."notice_id" = (
              select
                "noticeId"
              from
                "change"
            )
            and "a"."status" = 'PENDING'
        )::int
      end as "pending_count"
    from
      "change" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."noticeId"
      inner join "member" as "m" on "m"."id" in (
        select
          "ownerId"
        from
          change
      )
    where
      (
        "n"."owner_id" = "m"."id"
        or (
          "n"."school_key" = "m"."school_key"
          and (
            ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
            and (
              "n"."hidden" = false
              or (
                "m"."moderator"
                and "m"."school_key" = "n"."school_key"
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
              and "a"."applicant_id" = "m"."id"
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED')
              )
          )
          and (
            "n"."hidden" = false
            or (
              "m"."moderator"
              and "m"."school_key" = "n"."school_key"
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
            and "member_id" = "m"."id"
        )
      )
    order by
      "m"."id"
    for key share of
      "m"
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "noticeId",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "written"
          ) as agg
      ) as "written"
    from
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.remind(kind=STILL_RECRUITING): $1 noticeId
with
  "locked" as (
    select
      "n"."id",
      "n"."title",
      "n"."owner_id",
      "n"."deadline",
      (n.confirmed_at + interval '30 days') as "due_at"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and (
        n.recruiting
        and n.deadline is null
        and n.confirmed_at <= clock_now () - interval '30 days'
      )
    for share of
      "n"
  ),
  "reminded" as (
    insert into
      "notice_reminder" ("notice_id", "kind", "due_at")
    select
      "id",
      'STILL_RECRUITING' as "kind",
      "due_at"
    from
      "locked"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "change" as (
    select
      "id" as "noticeId",
      "title" as "noticeTitle",
      "owner_id" as "ownerId",
      "deadline"
    from
      "locked"
      inner join "reminded" on "reminded"."notice_id" = "locked"."id"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'STILL_RECRUITING' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then null::int
      end as "pending_count"
    from
      "change" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."noticeId"
      inner join "member" as "m" on "m"."id" in (
        select
          "ownerId"
        from
          change
      )
    where
      (
        "n"."owner_id" = "m"."id"
        or (
          "n"."school_key" = "m"."school_key"
          and (
            ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
            and (
              "n"."hidden" = false
              or (
                "m"."moderator"
                and "m"."school_key" = "n"."school_key"
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
              and "a"."applicant_id" = "m"."id"
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED')
              )
          )
          and (
            "n"."hidden" = false
            or (
              "m"."moderator"
              and "m"."school_key" = "n"."school_key"
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
            and "member_id" = "m"."id"
        )
      )
    order by
      "m"."id"
    for key share of
      "m"
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "noticeId",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "written"
          ) as agg
      ) as "written"
    from
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.shared: $1 noticeId, $2 kind
with
  "result" as (
    select
      "n"."title",
      "n"."university",
      "n"."recruit_number",
      (
        n.recruiting
        and (
          n.deadline is null
          or n.deadline >= (clock_now () at time zone interval '9 hours')::date
        )
      ) as "recruiting",
      "n"."frontend_number",
      "n"."backend_number",
      "n"."designer_number"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and "n"."kind" = $2
      and "n"."hidden" = false
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.toClose(reason=DEADLINE): $1 after
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        n.recruiting
        and n.deadline < (clock_now () at time zone interval '9 hours')::date
      )
      and "n"."id" > $1
    order by
      "n"."id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.toClose(reason=UNANSWERED): $1 after
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        n.recruiting
        and n.deadline is null
        and n.confirmed_at <= clock_now () - interval '45 days'
        and exists (
          select
          from
            notice_reminder r
          where
            r.notice_id = n.id
            and r.kind = 'STILL_RECRUITING'
            and r.due_at = (n.confirmed_at + interval '30 days')
            and r.sent_at <= clock_now () - interval '15 days'
        )
      )
      and "n"."id" > $1
    order by
      "n"."id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.toRemind(kind=FAVOURITES_1_DAY): $1 after
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        n.deadline = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 1
        and (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        )
        and n.confirmed_at < ((n.deadline - 1 + interval '10 hours') at time zone interval '9 hours')
      )
      and not exists (
        select
          "r"."kind"
        from
          "notice_reminder" as "r"
        where
          "r"."notice_id" = "n"."id"
          and "r"."kind" = 'FAVOURITES_1_DAY'
          and "r"."due_at" = ((n.deadline - 1 + interval '10 hours') at time zone interval '9 hours')
      )
      and "n"."id" > $1
    order by
      "n"."id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.toRemind(kind=OWNER_3_DAYS): $1 after
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        n.deadline = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 3
        and (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        )
        and n.confirmed_at < ((n.deadline - 3 + interval '10 hours') at time zone interval '9 hours')
      )
      and not exists (
        select
          "r"."kind"
        from
          "notice_reminder" as "r"
        where
          "r"."notice_id" = "n"."id"
          and "r"."kind" = 'OWNER_3_DAYS'
          and "r"."due_at" = ((n.deadline - 3 + interval '10 hours') at time zone interval '9 hours')
      )
      and "n"."id" > $1
    order by
      "n"."id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.toRemind(kind=OWNER_LAST_DAY): $1 after
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        n.deadline = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 0
        and (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        )
        and n.confirmed_at < ((n.deadline - 0 + interval '10 hours') at time zone interval '9 hours')
      )
      and not exists (
        select
          "r"."kind"
        from
          "notice_reminder" as "r"
        where
          "r"."notice_id" = "n"."id"
          and "r"."kind" = 'OWNER_LAST_DAY'
          and "r"."due_at" = ((n.deadline - 0 + interval '10 hours') at time zone interval '9 hours')
      )
      and "n"."id" > $1
    order by
      "n"."id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.toRemind(kind=STILL_RECRUITING): $1 after
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        n.recruiting
        and n.deadline is null
        and n.confirmed_at <= clock_now () - interval '30 days'
      )
      and not exists (
        select
          "r"."kind"
        from
          "notice_reminder" as "r"
        where
          "r"."notice_id" = "n"."id"
          and "r"."kind" = 'STILL_RECRUITING'
          and "r"."due_at" = (n.confirmed_at + interval '30 days')
      )
      and "n"."id" > $1
    order by
      "n"."id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.today
with
  "result" as (
    select
      (clock_now () at time zone interval '9 hours')::date as "today"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.unlockedOfMember: $1 memberId
with
  "of_member" as (
    select
      id
    from
      notice
    where
      owner_id = $1
    union
    select
      "noticeId"
    from
      (
        (
          select
            "notice_id" as "noticeId",
            "notice_id" as "rank"
          from
            "team_member"
          where
            "member_id" = $1
        )
      ) joined
    union
    select
      "noticeId"
    from
      (
        (
          select
            "a"."notice_id" as "noticeId",
            "a"."id" as "rank"
          from
            "application" as "a"
          where
            "a"."applicant_id" = $1
        )
      ) applied
    union
    select
      "noticeId"
    from
      (
        (
          select
            "f"."notice_id" as "noticeId",
            row_number() over (
              order by
                "f"."created_at",
                "f"."notice_id"
            ) as "rank"
          from
            "favourite" as "f"
          where
            "f"."member_id" = $1
        )
      ) favourites
  ),
  "locked" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      "n"."id" in (
        select
          "id"
        from
          "of_member"
      )
    for update
      skip locked
  ),
  "result" as (
    select
      "id"
    from
      "of_member"
    where
      "id" not in (
        select
          "id"
        from
          "locked"
      )
    limit
      1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
