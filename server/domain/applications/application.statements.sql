-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- applications.add: $1 role, $2 viewerId, $3 noticeId, $4 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      $1::text as "role",
      $2::int as "memberId"
    from
      "notice" as "n"
    where
      "n"."id" = $3
      and (
        (
          (
            exists (
              select
              from
                seat s
              where
                s.notice_id = n.id
                and s.role = $1::text
                and s.headcount = 0
            )
          )
          or (
            n.kind = 'PROJECT'
            and exists (
              select
              from
                seat s
              where
                s.notice_id = n.id
                and (
                  s.role is null
                  or s.role = $1::text
                )
                and s.taken >= s.headcount
            )
          )
          or (
            exists (
              select
              from
                seat s
              where
                s.notice_id = n.id
                and (
                  s.role is null
                  or s.role = $1::text
                )
                and s.taken >= s.headcount
            )
          )
        ) is not true
      )
  ),
  "added" as (
    insert into
      "application" ("notice_id", "applicant_id", "role", "text", "status")
    select
      "noticeId",
      "memberId",
      "role",
      $4::text as "text",
      'PENDING' as "status"
    from
      "target"
    returning
      "id"
  ),
  "change" as (
    select
      *
    from
      "target",
      "added"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      "w"."kind",
      case
        when not w."outlivesNotice" then n.id
      end as "notice_id",
      "w"."noticeTitle",
      "w"."actorId",
      1 as "times"
    from
      (
        select
          'APPLICATION_RECEIVED' as "kind",
          "noticeId",
          "noticeTitle",
          "memberId" as "actorId",
          false as "outlivesNotice",
          "ownerId" as "recipientId"
        from
          "change"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id = w."recipientId"
    where
      "m"."id" is distinct from "w"."actorId"
      and true
      and ("w"."actorId" = any ("m"."apart_ids"::integer[])) is not true
    order by
      "m"."id"
    for key share of
      "m"
    on conflict ("recipient_id", "kind", "notice_id", "actor_id")
    where
      "read_at" is null
      and "times" is not null do update
    set
      "times" = "notification"."times" + 1,
      "notice_title" = "excluded"."notice_title",
      "created_at" = "excluded"."created_at",
      "position" = "excluded"."id",
      "mail_due" = true,
      "mail_since" = case
        when "notification"."mail_due" then coalesce("notification"."mail_since", "notification"."created_at")
      end
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "id",
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

-- applications.decide(decision=APPROVED): $1 id, $2 message
with
  "target" as (
    select
      "a"."id",
      "a"."applicant_id" as "memberId",
      "a"."role",
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId"
    from
      "application" as "a"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      "a"."id" = $1
  ),
  "decided" as (
    update "application"
    set
      "status" = 'APPROVED',
      "decided_at" = now(),
      "message" = $2::text
    from
      "target"
    where
      "application"."id" = "target"."id"
    returning
      "message",
      "status"
  ),
  "joining" as (
    select
      "noticeId",
      "memberId",
      "role"
    from
      "target",
      "decided"
    where
      "decided"."status" = 'APPROVED'
  ),
  "joined" as (
    insert into
      "team_member" ("notice_id", "member_id", "role")
    select
      "noticeId",
      "memberId",
      "role"
    from
      "joining"
  ),
  "change" as (
    select
      *
    from
      "target",
      "decided"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      "w"."kind",
      case
        when not w."outlivesNotice" then n.id
      end as "notice_id",
      "w"."noticeTitle",
      "w"."actorId",
      1 as "times"
    from
      (
        select
          'APPLICATION_APPROVED' as "kind",
          "noticeId",
          "noticeTitle",
          "ownerId" as "actorId",
          false as "outlivesNotice",
          "memberId" as "recipientId"
        from
          "change"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id = w."recipientId"
    where
      "m"."id" is distinct from "w"."actorId"
      and true
      and ("w"."actorId" = any ("m"."apart_ids"::integer[])) is not true
    order by
      "m"."id"
    for key share of
      "m"
    on conflict ("recipient_id", "kind", "notice_id", "actor_id")
    where
      "read_at" is null
      and "times" is not null do update
    set
      "times" = "notification"."times" + 1,
      "notice_title" = "excluded"."notice_title",
      "created_at" = "excluded"."created_at",
      "position" = "excluded"."id",
      "mail_due" = true,
      "mail_since" = case
        when "notification"."mail_due" then coalesce("notification"."mail_since", "notification"."created_at")
      end
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "id",
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

-- applications.decide(decision=REJECTED): $1 id, $2 message
with
  "target" as (
    select
      "a"."id",
      "a"."applicant_id" as "memberId",
      "a"."role",
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId"
    from
      "application" as "a"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      "a"."id" = $1
  ),
  "decided" as (
    update "application"
    set
      "status" = 'REJECTED',
      "decided_at" = now(),
      "message" = $2::text
    from
      "target"
    where
      "application"."id" = "target"."id"
    returning
      "message",
      "status"
  ),
  "joining" as (
    select
      "noticeId",
      "memberId",
      "role"
    from
      "target",
      "decided"
    where
      "decided"."status" = 'APPROVED'
  ),
  "joined" as (
    insert into
      "team_member" ("notice_id", "member_id", "role")
    select
      "noticeId",
      "memberId",
      "role"
    from
      "joining"
  ),
  "change" as (
    select
      *
    from
      "target",
      "decided"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      "w"."kind",
      case
        when not w."outlivesNotice" then n.id
      end as "notice_id",
      "w"."noticeTitle",
      "w"."actorId",
      1 as "times"
    from
      (
        select
          'APPLICATION_REJECTED' as "kind",
          "noticeId",
          "noticeTitle",
          "ownerId" as "actorId",
          false as "outlivesNotice",
          "memberId" as "recipientId"
        from
          "change"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id = w."recipientId"
    where
      "m"."id" is distinct from "w"."actorId"
      and true
      and ("w"."actorId" = any ("m"."apart_ids"::integer[])) is not true
    order by
      "m"."id"
    for key share of
      "m"
    on conflict ("recipient_id", "kind", "notice_id", "actor_id")
    where
      "read_at" is null
      and "times" is not null do update
    set
      "times" = "notification"."times" + 1,
      "notice_title" = "excluded"."notice_title",
      "created_at" = "excluded"."created_at",
      "position" = "excluded"."id",
      "mail_due" = true,
      "mail_since" = case
        when "notification"."mail_due" then coalesce("notification"."mail_since", "notification"."created_at")
      end
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "id",
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

-- applications.decide(decision=WAITLISTED): $1 id, $2 message
with
  "target" as (
    select
      "a"."id",
      "a"."applicant_id" as "memberId",
      "a"."role",
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId"
    from
      "application" as "a"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      "a"."id" = $1
  ),
  "decided" as (
    update "application"
    set
      "status" = 'WAITLISTED',
      "decided_at" = now(),
      "message" = $2::text,
      "waitlisted_at" = now()
    from
      "target"
    where
      "application"."id" = "target"."id"
    returning
      "message",
      "status"
  ),
  "joining" as (
    select
      "noticeId",
      "memberId",
      "role"
    from
      "target",
      "decided"
    where
      "decided"."status" = 'APPROVED'
  ),
  "joined" as (
    insert into
      "team_member" ("notice_id", "member_id", "role")
    select
      "noticeId",
      "memberId",
      "role"
    from
      "joining"
  ),
  "change" as (
    select
      *
    from
      "target",
      "decided"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      "w"."kind",
      case
        when not w."outlivesNotice" then n.id
      end as "notice_id",
      "w"."noticeTitle",
      "w"."actorId",
      1 as "times"
    from
      (
        select
          'APPLICATION_WAITLISTED' as "kind",
          "noticeId",
          "noticeTitle",
          "ownerId" as "actorId",
          false as "outlivesNotice",
          "memberId" as "recipientId"
        from
          "change"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id = w."recipientId"
    where
      "m"."id" is distinct from "w"."actorId"
      and true
      and ("w"."actorId" = any ("m"."apart_ids"::integer[])) is not true
    order by
      "m"."id"
    for key share of
      "m"
    on conflict ("recipient_id", "kind", "notice_id", "actor_id")
    where
      "read_at" is null
      and "times" is not null do update
    set
      "times" = "notification"."times" + 1,
      "notice_title" = "excluded"."notice_title",
      "created_at" = "excluded"."created_at",
      "position" = "excluded"."id",
      "mail_due" = true,
      "mail_since" = case
        when "notification"."mail_due" then coalesce("notification"."mail_since", "notification"."created_at")
      end
    returning
      "id",
      "recipient_id" as "recipientId"
  ),
  "result" as (
    select
      "id",
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

-- applications.expire: $1 noticeId
with
  "locked" as (
    select
      "n"."id",
      "n"."title",
      "n"."owner_id"
    from
      "notice" as "n"
    where
      "n"."id" = $1
    for share
  ),
  "expired" as (
    update "application" as "a"
    set
      "status" = 'EXPIRED',
      "decided_at" = now()
    from
      "locked"
    where
      "a"."notice_id" = "locked"."id"
      and (
        a.status = 'PENDING'
        and a.decide_by < (clock_now () at time zone interval '9 hours')::date - 3
      )
    returning
      "a"."applicant_id"
  ),
  "concerned" as (
    select
      "applicant_id" as "memberId"
    from
      "expired"
  ),
  "change" as (
    select
      "id" as "noticeId",
      "title" as "noticeTitle",
      "owner_id" as "ownerId",
      null::date as "deadline",
      cast(count(*) as integer) as "count"
    from
      "locked",
      "expired"
    group by
      "id",
      "title",
      "owner_id"
    limit
      1
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'APPLICATION_EXPIRED' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then c.count::int
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
        select
          "memberId"
        from
          concerned
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

-- applications.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "notice_id" as "noticeId",
      "role",
      "text",
      case
        when a.status = 'APPROVED' then coalesce(
          (
            select
              "kind"
            from
              "departure"
            where
              "notice_id" = a.notice_id
              and "member_id" = a.applicant_id
          ),
          'APPROVED'
        )
        else a.status
      end as "status",
      "created_at" as "createdAt",
      "decided_at" as "decidedAt",
      "decide_by" as "decideBy"
    from
      "application" as "a"
    where
      "applicant_id" = $1
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

-- applications.lock: $1 viewerId, $2 id
with
  "result" as (
    select
      "m"."id" as "viewerId",
      case
        when "m"."suspended_until" > now() then "m"."suspended_until"
      end as "suspendedUntil",
      "locked".*
    from
      "member" as "m"
      left join lateral (
        select
          json_build_object(
            'id',
            "a"."id",
            'notice_id',
            "a"."notice_id",
            'applicant_id',
            "a"."applicant_id",
            'role',
            "a"."role",
            'text',
            "a"."text",
            'status',
            "a"."status",
            'created_at',
            "a"."created_at",
            'decided_at',
            "a"."decided_at",
            'decide_by',
            "a"."decide_by",
            'waitlisted_at',
            "a"."waitlisted_at",
            'message',
            "a"."message"
          ) as "application",
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
          ) as "notice",
          (
            (
              "a"."applicant_id" = $1
              and (
                case
                  when a.status = 'APPROVED' then coalesce(
                    (
                      select
                        "kind"
                      from
                        "departure"
                      where
                        "notice_id" = a.notice_id
                        and "member_id" = a.applicant_id
                    ),
                    'APPROVED'
                  )
                  else a.status
                end in ('PENDING', 'WAITLISTED', 'APPROVED')
                or (
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
            )
            or (
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
          ) as "visible"
        from
          "application" as "a"
          inner join "notice" as "n" on "n"."id" = "a"."notice_id"
        where
          "a"."id" = $2
        for update of
          "n",
          "a"
      ) as "locked" on true
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.lockOf: $1 viewerId, $2 noticeId, $3 memberId, $4 kind
with
  "result" as (
    select
      "m"."id" as "viewerId",
      case
        when "m"."suspended_until" > now() then "m"."suspended_until"
      end as "suspendedUntil",
      "locked".*
    from
      "member" as "m"
      left join lateral (
        select
          json_build_object(
            'id',
            "a"."id",
            'notice_id',
            "a"."notice_id",
            'applicant_id',
            "a"."applicant_id",
            'role',
            "a"."role",
            'text',
            "a"."text",
            'status',
            "a"."status",
            'created_at',
            "a"."created_at",
            'decided_at',
            "a"."decided_at",
            'decide_by',
            "a"."decide_by",
            'waitlisted_at',
            "a"."waitlisted_at",
            'message',
            "a"."message"
          ) as "application",
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
          ) as "notice",
          (
            (
              "a"."applicant_id" = $1
              and (
                case
                  when a.status = 'APPROVED' then coalesce(
                    (
                      select
                        "kind"
                      from
                        "departure"
                      where
                        "notice_id" = a.notice_id
                        and "member_id" = a.applicant_id
                    ),
                    'APPROVED'
                  )
                  else a.status
                end in ('PENDING', 'WAITLISTED', 'APPROVED')
                or (
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
            )
            or (
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
          ) as "visible"
        from
          "application" as "a"
          inner join "notice" as "n" on "n"."id" = "a"."notice_id"
        where
          (
            "a"."notice_id" = $2
            and "a"."applicant_id" = $3
            and "n"."kind" = $4
          )
        for update of
          "n",
          "a"
      ) as "locked" on true
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.mayApply: $1 viewerId, $2 proof, $3 noticeId
with
  "result" as (
    select
      case
        when n.owner_id = $1 then 'OWN_NOTICE'
        when (
          exists (
            select
            from
              application a
            where
              a.notice_id = n.id
              and a.applicant_id = $1
              and case
                when a.status = 'APPROVED' then coalesce(
                  (
                    select
                      "kind"
                    from
                      "departure"
                    where
                      "notice_id" = a.notice_id
                      and "member_id" = a.applicant_id
                  ),
                  'APPROVED'
                )
                else a.status
              end not in ('LEFT', 'EXPIRED')
          )
          or exists (
            select
              "role"
            from
              "team_member"
            where
              "notice_id" = n.id
              and "member_id" = $1
          )
          or coalesce(
            (
              select
                "kind"
              from
                "departure"
              where
                "notice_id" = n.id
                and "member_id" = $1
            ) = 'REMOVED',
            false
          )
        ) then 'ALREADY_APPLIED'
        when n.hidden then 'NOTICE_HIDDEN'
        when not (
          n.recruiting
          and (
            n.deadline is null
            or n.deadline >= (clock_now () at time zone interval '9 hours')::date
          )
        ) then 'RECRUITMENT_CLOSED'
        when (
          $2::text = 'required'
          or $2::text = 'optional'
          and n.verified_only
        )
        and not coalesce(
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
    from
      "notice" as "n"
    where
      "n"."id" = $3
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.mayCancel: $1 viewerId, $2 applicationId
with
  "result" as (
    select
      case
        when a.applicant_id <> $1 then 'NOT_FOUND'
        when case
          when a.status = 'APPROVED' then coalesce(
            (
              select
                "kind"
              from
                "departure"
              where
                "notice_id" = a.notice_id
                and "member_id" = a.applicant_id
            ),
            'APPROVED'
          )
          else a.status
        end not in ('PENDING', 'WAITLISTED', 'APPROVED') then 'ALREADY_DECIDED'
      end as "denial"
    from
      "application" as "a"
    where
      "a"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.mayDecide(decision=APPROVED): $1 viewerId, $2 applicationId
with
  "result" as (
    select
      case
        when n.owner_id <> $1 then 'FORBIDDEN'
        when a.status not in ('PENDING', 'WAITLISTED') then 'ALREADY_DECIDED'
        when n.hidden then 'NOTICE_HIDDEN'
        when n.team_state in ('DONE', 'DISBANDED') then 'TEAM_OVER'
        when n.kind = 'PROJECT'
        and exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = a.role
            )
            and s.taken >= s.headcount
        ) then 'ROLE_FULL'
        when exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = a.role
            )
            and s.taken >= s.headcount
        ) then 'NOTICE_FULL'
      end as "denial"
    from
      "application" as "a"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      "a"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.mayDecide(decision=REJECTED): $1 viewerId, $2 applicationId
with
  "result" as (
    select
      case
        when n.owner_id <> $1 then 'FORBIDDEN'
        when a.status not in ('PENDING', 'WAITLISTED') then 'ALREADY_DECIDED'
      end as "denial"
    from
      "application" as "a"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      "a"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.mayDecide(decision=WAITLISTED): $1 viewerId, $2 applicationId
with
  "result" as (
    select
      case
        when n.owner_id <> $1 then 'FORBIDDEN'
        when a.status not in ('PENDING') then 'ALREADY_DECIDED'
        when n.hidden then 'NOTICE_HIDDEN'
      end as "denial"
    from
      "application" as "a"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      "a"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.ownId: $1 viewerId, $2 applicationOrNoticeId
with
  "result" as (
    select
      "id"
    from
      "application"
    where
      "applicant_id" = $1
      and (
        "id" = $2
        or "notice_id" = $2
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.ownIdAt: $1 noticeId, $2 memberId, $3 kind
with
  "result" as (
    select
      "a"."id"
    from
      "application" as "a"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      (
        "a"."notice_id" = $1
        and "a"."applicant_id" = $2
        and "n"."kind" = $3
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.remind(kind=DAY_BEFORE): $1 noticeId
with
  "locked" as (
    select
      "n"."id",
      "n"."title",
      "n"."owner_id"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and "n"."hidden" = false
    for share
  ),
  "waiting" as (
    select
      "locked"."id",
      "locked"."title",
      "locked"."owner_id",
      "a"."decide_by",
      cast(count(*) as integer) as "count"
    from
      "locked"
      inner join "application" as "a" on "a"."notice_id" = "locked"."id"
    where
      (
        a.status = 'PENDING'
        and a.decide_by = (((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 1)
        and a.created_at < (((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + interval '10 hours') at time zone interval '9 hours'
      )
    group by
      "locked"."id",
      "locked"."title",
      "locked"."owner_id",
      "a"."decide_by"
  ),
  "reminded" as (
    insert into
      "decision_reminder" ("notice_id", "kind", "decide_by")
    select
      "id",
      'DAY_BEFORE' as "kind",
      decide_by as "decide_by"
    from
      "waiting"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "change" as (
    select
      "id" as "noticeId",
      "title" as "noticeTitle",
      "owner_id" as "ownerId",
      "decide_by" as "deadline",
      "count"
    from
      "waiting"
      inner join "reminded" on "reminded"."notice_id" = "waiting"."id"
    limit
      1
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'DECISION_DUE' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then c.count::int
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

-- applications.remind(kind=LAST_DAY): $1 noticeId
with
  "locked" as (
    select
      "n"."id",
      "n"."title",
      "n"."owner_id"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and "n"."hidden" = false
    for share
  ),
  "waiting" as (
    select
      "locked"."id",
      "locked"."title",
      "locked"."owner_id",
      "a"."decide_by",
      cast(count(*) as integer) as "count"
    from
      "locked"
      inner join "application" as "a" on "a"."notice_id" = "locked"."id"
    where
      (
        a.status = 'PENDING'
        and a.decide_by = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date
        and a.created_at < (((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + interval '10 hours') at time zone interval '9 hours'
      )
    group by
      "locked"."id",
      "locked"."title",
      "locked"."owner_id",
      "a"."decide_by"
  ),
  "reminded" as (
    insert into
      "decision_reminder" ("notice_id", "kind", "decide_by")
    select
      "id",
      'LAST_DAY' as "kind",
      decide_by as "decide_by"
    from
      "waiting"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "change" as (
    select
      "id" as "noticeId",
      "title" as "noticeTitle",
      "owner_id" as "ownerId",
      "decide_by" as "deadline",
      "count"
    from
      "waiting"
      inner join "reminded" on "reminded"."notice_id" = "waiting"."id"
    limit
      1
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times", "deadline", "pending_count")
    select
      "m"."id",
      'DECISION_DUE' as "kind",
      "n"."id" as "notice_id",
      "c"."noticeTitle",
      1 as "times",
      "c"."deadline",
      case
        when m.id = c."ownerId" then c.count::int
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

-- applications.remove: $1 id
with
  "leaving" as (
    delete from "application"
    where
      "id" = $1
    returning
      "notice_id" as "noticeId",
      "applicant_id" as "memberId"
  ),
  "left" as (
    delete from "team_member" as "t" using "leaving"
    where
      "t"."notice_id" = "leaving"."noticeId"
      and "t"."member_id" = "leaving"."memberId"
    returning
      "t"."notice_id" as "noticeId",
      "t"."member_id" as "memberId"
  ),
  "hidden" as (
    delete from "profile_team" as "p" using "leaving"
    where
      "p"."notice_id" = "leaving"."noticeId"
      and "p"."member_id" = "leaving"."memberId"
  ),
  "result" as (
    select
      "memberId"
    from
      "leaving"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.removeOf: $1 noticeId, $2 memberId
with
  "result" as (
    delete from "application"
    where
      "notice_id" = $1
      and "applicant_id" = $2
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.removeRepeatable: $1 noticeId, $2 memberId
with
  "departure" as (
    delete from "departure"
    where
      "notice_id" = $1
      and "member_id" = $2
  ),
  "result" as (
    delete from "application"
    where
      "notice_id" = $1
      and "applicant_id" = $2
      and status in ('APPROVED', 'EXPIRED')
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.toExpire: $1 after
with
  "result" as (
    select distinct
      "a"."notice_id" as "id"
    from
      "application" as "a"
    where
      (
        a.status = 'PENDING'
        and a.decide_by < (clock_now () at time zone interval '9 hours')::date - 3
      )
      and "a"."notice_id" > $1
    order by
      "a"."notice_id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.toRemind(kind=DAY_BEFORE): $1 after
with
  "result" as (
    select distinct
      "a"."notice_id" as "id"
    from
      "application" as "a"
    where
      (
        a.status = 'PENDING'
        and a.decide_by = (((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + 1)
        and a.created_at < (((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + interval '10 hours') at time zone interval '9 hours'
      )
      and not exists (
        select
          "r"."kind"
        from
          "decision_reminder" as "r"
        where
          "r"."notice_id" = "a"."notice_id"
          and "r"."kind" = 'DAY_BEFORE'
          and "r"."decide_by" = "a"."decide_by"
      )
      and "a"."notice_id" > $1
    order by
      "a"."notice_id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.toRemind(kind=LAST_DAY): $1 after
with
  "result" as (
    select distinct
      "a"."notice_id" as "id"
    from
      "application" as "a"
    where
      (
        a.status = 'PENDING'
        and a.decide_by = ((clock_now () - interval '10 hours') at time zone interval '9 hours')::date
        and a.created_at < (((clock_now () - interval '10 hours') at time zone interval '9 hours')::date + interval '10 hours') at time zone interval '9 hours'
      )
      and not exists (
        select
          "r"."kind"
        from
          "decision_reminder" as "r"
        where
          "r"."notice_id" = "a"."notice_id"
          and "r"."kind" = 'LAST_DAY'
          and "r"."decide_by" = "a"."decide_by"
      )
      and "a"."notice_id" > $1
    order by
      "a"."notice_id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
