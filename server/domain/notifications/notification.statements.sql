-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- notifications.dropMails
with
  "result" as (
    update "notification"
    set
      "mail_due" = false
    where
      "id" in (
        select
          "id"
        from
          "notification"
        where
          "mail_due" = true
        limit
          5000
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

-- notifications.dueMails
with
  "result" as (
    select
      "t"."recipient_id" as "memberId",
      "t"."kind",
      concat_ws(':', t.recipient_id, t.kind, to_char(clock_now () at time zone 'utc', 'YYYY-MM-DD"T"HH24')) as "cause"
    from
      "notification" as "t"
    where
      "t"."mail_due" = true
      and extract(
        hour
        from
          clock_now () at time zone interval '9 hours'
      ) between 8 and 20
      and not exists (
        select
          "mail"."id"
        from
          "mail"
        where
          "mail"."key" = 'notificationMail:' || concat_ws(':', t.recipient_id, t.kind, to_char(clock_now () at time zone 'utc', 'YYYY-MM-DD"T"HH24'))
      )
    group by
      "t"."recipient_id",
      "t"."kind"
    having
      min(coalesce("t"."mail_since", "t"."created_at")) <= clock_now () - make_interval(
        mins => case "t"."kind"
          when 'APPLICATION_APPROVED' then 5
          when 'APPLICATION_REJECTED' then 5
          when 'APPLICATION_WAITLISTED' then 5
          when 'APPLICATION_EXPIRED' then 5
          when 'DECISION_DUE' then 5
          when 'APPLICATION_RECEIVED' then 60
          when 'APPLICATION_CANCELLED' then 60
          when 'DEADLINE_NEAR' then 5
          when 'STILL_RECRUITING' then 5
          when 'NOTICE_EXPIRED' then 60
          when 'NOTICE_CLOSED' then 60
          when 'NOTICE_REOPENED' then 60
          when 'NOTICE_DELETED' then 60
          when 'COMMENT_ADDED' then 60
          when 'COMMENT_REPLIED' then 60
          when 'TEAM_ASKED' then 5
          when 'TEAM_REMOVED' then 5
          when 'TEAM_LEFT' then 5
          when 'TEAM_JOINED' then 60
          when 'TEAM_HANDED_OVER' then 5
          when 'TEAM_DONE' then 60
          when 'TEAM_DISBANDED' then 5
          when 'TEAM_ANSWERED' then 60
          when 'TEAM_POSTED' then 60
          when 'CONTENT_HIDDEN' then 5
          when 'CONTENT_RESTORED' then 5
          when 'MEMBER_SUSPENDED' then 5
        end
      )
    limit
      500
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "kind",
      "notice_id" as "noticeId",
      "times",
      "created_at" as "createdAt",
      "read_at" as "readAt"
    from
      "notification"
    where
      "recipient_id" = $1
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

-- notifications.exportSettings: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "topic",
      "mail"
    from
      "notification_setting"
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

-- notifications.forMail: $1 memberId, $2 ids
with
  "result" as (
    select
      "t"."notice_title" as "title",
      "m"."email",
      coalesce("t"."times", 1) as "times",
      extract(
        hour
        from
          clock_now () at time zone interval '9 hours'
      ) between 8 and 20 as "isDay"
    from
      "notification" as "t"
      inner join "member" as "m" on "m"."id" = "t"."recipient_id"
    where
      "t"."recipient_id" = $1
      and "t"."id" = any ($2)
      and "t"."read_at" is null
      and (
        (
          "t"."actor_id" = any (
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
          "t"."notice_id" in (
            (
              select
                "n"."id"
              from
                "notice" as "n"
              where
                "n"."hidden" = true
                and not $1 in (
                  (
                    select
                      "o"."owner_id" as "memberId"
                    from
                      "notice" as "o"
                    where
                      "o"."id" = "n"."id"
                    union
                    select
                      "member_id" as "memberId"
                    from
                      "team_member"
                    where
                      "notice_id" = "n"."id"
                  )
                )
                and not exists (
                  select
                    "k"."id"
                  from
                    "moderation_case" as "k"
                  where
                    "k"."notice_id" = "n"."id"
                    and "k"."author_id" = $1
                )
            )
          )
        ) is not true
      )
      and coalesce(
        (
          select
            s.mail
          from
            notification_setting as s
          where
            s.member_id = $1
            and s.topic = case "t"."kind"
              when 'APPLICATION_APPROVED' then 'APPLICATIONS'
              when 'APPLICATION_REJECTED' then 'APPLICATIONS'
              when 'APPLICATION_WAITLISTED' then 'APPLICATIONS'
              when 'APPLICATION_EXPIRED' then 'APPLICATIONS'
              when 'DECISION_DUE' then 'APPLICATIONS'
              when 'APPLICATION_RECEIVED' then 'APPLICATIONS'
              when 'APPLICATION_CANCELLED' then 'APPLICATIONS'
              when 'DEADLINE_NEAR' then 'NOTICES'
              when 'STILL_RECRUITING' then 'NOTICES'
              when 'NOTICE_EXPIRED' then 'NOTICES'
              when 'NOTICE_CLOSED' then 'NOTICES'
              when 'NOTICE_REOPENED' then 'NOTICES'
              when 'NOTICE_DELETED' then 'NOTICES'
              when 'COMMENT_ADDED' then 'COMMENTS'
              when 'COMMENT_REPLIED' then 'COMMENTS'
              when 'TEAM_ASKED' then 'TEAMS'
              when 'TEAM_REMOVED' then 'TEAMS'
              when 'TEAM_LEFT' then 'TEAMS'
              when 'TEAM_JOINED' then 'TEAMS'
              when 'TEAM_HANDED_OVER' then 'TEAMS'
              when 'TEAM_DONE' then 'TEAMS'
              when 'TEAM_DISBANDED' then 'TEAMS'
              when 'TEAM_ANSWERED' then 'TEAMS'
              when 'TEAM_POSTED' then 'COMMENTS'
              when 'CONTENT_HIDDEN' then 'MODERATION'
              when 'CONTENT_RESTORED' then 'MODERATION'
              when 'MEMBER_SUSPENDED' then 'MODERATION'
            end
        ),
        case "t"."kind"
          when 'APPLICATION_APPROVED' then true
          when 'APPLICATION_REJECTED' then true
          when 'APPLICATION_WAITLISTED' then true
          when 'APPLICATION_EXPIRED' then true
          when 'DECISION_DUE' then true
          when 'APPLICATION_RECEIVED' then true
          when 'APPLICATION_CANCELLED' then true
          when 'DEADLINE_NEAR' then true
          when 'STILL_RECRUITING' then true
          when 'NOTICE_EXPIRED' then true
          when 'NOTICE_CLOSED' then true
          when 'NOTICE_REOPENED' then true
          when 'NOTICE_DELETED' then true
          when 'COMMENT_ADDED' then false
          when 'COMMENT_REPLIED' then false
          when 'TEAM_ASKED' then true
          when 'TEAM_REMOVED' then true
          when 'TEAM_LEFT' then true
          when 'TEAM_JOINED' then true
          when 'TEAM_HANDED_OVER' then true
          when 'TEAM_DONE' then true
          when 'TEAM_DISBANDED' then true
          when 'TEAM_ANSWERED' then true
          when 'TEAM_POSTED' then false
          when 'CONTENT_HIDDEN' then true
          when 'CONTENT_RESTORED' then true
          when 'MEMBER_SUSPENDED' then true
        end
      )
    order by
      "t"."id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.markAllRead: $1 viewerId
with
  "result" as (
    update "notification"
    set
      "read_at" = now()
    where
      "recipient_id" = $1
      and "read_at" is null
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.markRead: $1 id, $2 viewerId
with
  "found" as (
    select
      "t"."id"
    from
      "notification" as "t"
    where
      "t"."id" = $1
      and (
        t.recipient_id = $2
        and t.created_at > now() - interval '90 days'
        and (
          (
            "t"."actor_id" = any (
              (
                select
                  "apart_ids"
                from
                  member
                where
                  id = $2
              )::integer[]
            )
          ) is not true
          and (
            "t"."notice_id" in (
              (
                select
                  "n"."id"
                from
                  "notice" as "n"
                where
                  "n"."hidden" = true
                  and not $2 in (
                    (
                      select
                        "o"."owner_id" as "memberId"
                      from
                        "notice" as "o"
                      where
                        "o"."id" = "n"."id"
                      union
                      select
                        "member_id" as "memberId"
                      from
                        "team_member"
                      where
                        "notice_id" = "n"."id"
                    )
                  )
                  and not exists (
                    select
                      "k"."id"
                    from
                      "moderation_case" as "k"
                    where
                      "k"."notice_id" = "n"."id"
                      and "k"."author_id" = $2
                  )
              )
            )
          ) is not true
        )
      )
  ),
  "updated" as (
    update "notification"
    set
      "read_at" = now()
    where
      "id" in (
        select
          "id"
        from
          "found"
      )
      and "read_at" is null
  ),
  "result" as (
    select
      *
    from
      "found"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyFollowers: $1 kind, $2 noticeId, $3 noticeTitle, $4 actorId, $5 outlivesNotice
with
  "result" as (
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
          $1::text as "kind",
          $2::int as "noticeId",
          $3::text as "noticeTitle",
          $4::int as "actorId",
          $5::boolean as "outlivesNotice"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id in (
        select
          "a"."applicant_id" as "memberId"
        from
          "application" as "a"
        where
          "a"."notice_id" = $2
        union
        select
          "o"."owner_id" as "memberId"
        from
          "notice" as "o"
        where
          "o"."id" = $2
        union
        select
          "member_id" as "memberId"
        from
          "team_member"
        where
          "notice_id" = $2
        union
        select
          "f"."member_id" as "memberId"
        from
          "favourite" as "f"
        where
          "f"."notice_id" = $2
      )
    where
      "m"."id" is distinct from "w"."actorId"
      and (
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
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyInterested: $1 kind, $2 noticeId, $3 noticeTitle, $4 actorId, $5 outlivesNotice
with
  "result" as (
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
          $1::text as "kind",
          $2::int as "noticeId",
          $3::text as "noticeTitle",
          $4::int as "actorId",
          $5::boolean as "outlivesNotice"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id in (
        select
          "f"."member_id" as "memberId"
        from
          "favourite" as "f"
        where
          "f"."notice_id" = $2
        except
        select
          "a"."applicant_id" as "memberId"
        from
          "application" as "a"
        where
          "a"."notice_id" = $2
          and "a"."status" = 'REJECTED'
      )
    where
      "m"."id" is distinct from "w"."actorId"
      and (
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
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyMember: $1 kind, $2 noticeId, $3 noticeTitle, $4 actorId, $5 outlivesNotice, $6 recipientId
with
  "result" as (
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
          $1::text as "kind",
          $2::int as "noticeId",
          $3::text as "noticeTitle",
          $4::int as "actorId",
          $5::boolean as "outlivesNotice"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id = $6::int
    where
      "m"."id" is distinct from "w"."actorId"
      and (
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
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyOfModeration: $1 recipientId, $2 kind, $3 noticeId, $4 noticeTitle
with
  "result" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "times")
    select
      $1::int as "recipient_id",
      $2::text as "kind",
      $3::int as "notice_id",
      $4::text as "notice_title",
      1 as "times"
    returning
      "id",
      "recipient_id" as "recipientId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyTeam: $1 kind, $2 noticeId, $3 noticeTitle, $4 actorId, $5 outlivesNotice
with
  "result" as (
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
          $1::text as "kind",
          $2::int as "noticeId",
          $3::text as "noticeTitle",
          $4::int as "actorId",
          $5::boolean as "outlivesNotice"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id in (
        select
          "o"."owner_id" as "memberId"
        from
          "notice" as "o"
        where
          "o"."id" = $2
        union
        select
          "member_id" as "memberId"
        from
          "team_member"
        where
          "notice_id" = $2
      )
    where
      "m"."id" is distinct from "w"."actorId"
      and (
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
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.postponeMails: $1 ids
with
  "result" as (
    update "notification"
    set
      "mail_due" = true
    where
      "id" = any ($1)
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.settleMails
with
  "settled" as (
    update "notification"
    set
      "mail_due" = false
    where
      "id" in (
        select
          "t"."id"
        from
          "notification" as "t"
        where
          "t"."mail_due" = true
          and (
            "t"."read_at" is not null
            or not coalesce(
              (
                select
                  s.mail
                from
                  notification_setting as s
                where
                  s.member_id = "t"."recipient_id"
                  and s.topic = case "t"."kind"
                    when 'APPLICATION_APPROVED' then 'APPLICATIONS'
                    when 'APPLICATION_REJECTED' then 'APPLICATIONS'
                    when 'APPLICATION_WAITLISTED' then 'APPLICATIONS'
                    when 'APPLICATION_EXPIRED' then 'APPLICATIONS'
                    when 'DECISION_DUE' then 'APPLICATIONS'
                    when 'APPLICATION_RECEIVED' then 'APPLICATIONS'
                    when 'APPLICATION_CANCELLED' then 'APPLICATIONS'
                    when 'DEADLINE_NEAR' then 'NOTICES'
                    when 'STILL_RECRUITING' then 'NOTICES'
                    when 'NOTICE_EXPIRED' then 'NOTICES'
                    when 'NOTICE_CLOSED' then 'NOTICES'
                    when 'NOTICE_REOPENED' then 'NOTICES'
                    when 'NOTICE_DELETED' then 'NOTICES'
                    when 'COMMENT_ADDED' then 'COMMENTS'
                    when 'COMMENT_REPLIED' then 'COMMENTS'
                    when 'TEAM_ASKED' then 'TEAMS'
                    when 'TEAM_REMOVED' then 'TEAMS'
                    when 'TEAM_LEFT' then 'TEAMS'
                    when 'TEAM_JOINED' then 'TEAMS'
                    when 'TEAM_HANDED_OVER' then 'TEAMS'
                    when 'TEAM_DONE' then 'TEAMS'
                    when 'TEAM_DISBANDED' then 'TEAMS'
                    when 'TEAM_ANSWERED' then 'TEAMS'
                    when 'TEAM_POSTED' then 'COMMENTS'
                    when 'CONTENT_HIDDEN' then 'MODERATION'
                    when 'CONTENT_RESTORED' then 'MODERATION'
                    when 'MEMBER_SUSPENDED' then 'MODERATION'
                  end
              ),
              case "t"."kind"
                when 'APPLICATION_APPROVED' then true
                when 'APPLICATION_REJECTED' then true
                when 'APPLICATION_WAITLISTED' then true
                when 'APPLICATION_EXPIRED' then true
                when 'DECISION_DUE' then true
                when 'APPLICATION_RECEIVED' then true
                when 'APPLICATION_CANCELLED' then true
                when 'DEADLINE_NEAR' then true
                when 'STILL_RECRUITING' then true
                when 'NOTICE_EXPIRED' then true
                when 'NOTICE_CLOSED' then true
                when 'NOTICE_REOPENED' then true
                when 'NOTICE_DELETED' then true
                when 'COMMENT_ADDED' then false
                when 'COMMENT_REPLIED' then false
                when 'TEAM_ASKED' then true
                when 'TEAM_REMOVED' then true
                when 'TEAM_LEFT' then true
                when 'TEAM_JOINED' then true
                when 'TEAM_HANDED_OVER' then true
                when 'TEAM_DONE' then true
                when 'TEAM_DISBANDED' then true
                when 'TEAM_ANSWERED' then true
                when 'TEAM_POSTED' then false
                when 'CONTENT_HIDDEN' then true
                when 'CONTENT_RESTORED' then true
                when 'MEMBER_SUSPENDED' then true
              end
            )
          )
        limit
          5000
        for update
          skip locked
      )
    returning
      "id"
  ),
  "result" as (
    select
      count(*)::int as "count"
    from
      "settled"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.sweep
with
  "result" as (
    delete from "notification"
    where
      "id" in (
        select
          "id"
        from
          "notification"
        where
          "created_at" <= now() - interval '90 days'
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

-- notifications.takeMails: $1 memberId, $2 kind
with
  "result" as (
    update "notification"
    set
      "mail_due" = false
    where
      "recipient_id" = $1
      and "kind" = $2
      and "mail_due" = true
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.writeSetting: $1 topic, $2 mail, $3 memberId
with
  "result" as (
    insert into
      "notification_setting" ("member_id", "topic", "mail")
    select
      "m"."id",
      $1::text as "topic",
      $2::boolean as "mail"
    from
      "member" as "m"
    where
      "m"."id" = $3
    on conflict ("member_id", "topic") do update
    set
      "mail" = "excluded"."mail"
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
