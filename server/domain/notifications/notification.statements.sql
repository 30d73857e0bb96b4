-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- notifications.byId: $1 viewerId, $2 id
with
  "result" as (
    select
      "t"."id",
      "t"."kind",
      "t"."notice_id" as "noticeId",
      "t"."notice_title" as "noticeTitle",
      "t"."created_at" as "createdAt",
      coalesce("t"."times", 1) as "times",
      coalesce(t.position, t.id) as "position",
      "t"."read_at" is not null as "read",
      case
        when "m"."id" is not null then json_build_object(
          'id',
          "m"."id",
          'nickName',
          "m"."nick_name",
          'imageUrl',
          '/pictures/' || "m"."picture",
          'schoolVerified',
          coalesce("m"."verified_until" > now(), false)
        )
      end as "actor"
    from
      "notification" as "t"
      left join "member" as "m" on "m"."id" = "t"."actor_id"
    where
      "t"."recipient_id" = $1
      and "t"."created_at" > now() - interval '90 days'
      and "t"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.deleteOld
with
  "deleted" as (
    delete from "notification"
    where
      "created_at" <= now() - interval '90 days'
    returning
      "id"
  ),
  "result" as (
    select
      cast(count(*) as integer) as "count"
    from
      "deleted"
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

-- notifications.markRead: $1 viewerId, $2 id
with
  "found" as (
    select
      "t"."id",
      "t"."kind",
      "t"."notice_id" as "noticeId",
      "t"."notice_title" as "noticeTitle",
      "t"."created_at" as "createdAt",
      coalesce("t"."times", 1) as "times",
      coalesce(t.position, t.id) as "position",
      "t"."read_at" is not null as "read",
      case
        when "m"."id" is not null then json_build_object(
          'id',
          "m"."id",
          'nickName',
          "m"."nick_name",
          'imageUrl',
          '/pictures/' || "m"."picture",
          'schoolVerified',
          coalesce("m"."verified_until" > now(), false)
        )
      end as "actor"
    from
      "notification" as "t"
      left join "member" as "m" on "m"."id" = "t"."actor_id"
    where
      "t"."recipient_id" = $1
      and "t"."created_at" > now() - interval '90 days'
      and "t"."id" = $2
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

-- notifications.notifyFollowers(scope=any): $1 kind, $2 outlivesNotice, $3 noticeTitle, $4 actorId, $5 noticeId
with
  "result" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      $1 as "kind",
      case
        when not $2::boolean then n.id
      end as "notice_id",
      $3 as "notice_title",
      $4::int as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = $5
    where
      "m"."id" in (
        select
          "a"."applicant_id" as "memberId"
        from
          "application" as "a"
        where
          "a"."notice_id" = $5
        union
        select
          "f"."member_id" as "memberId"
        from
          "favourite" as "f"
        where
          "f"."notice_id" = $5
      )
      and "m"."id" is distinct from $4::int
      and true
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
      "position" = "excluded"."id"
    returning
      "id",
      "recipient_id" as "recipientId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyFollowers(scope=same): $1 kind, $2 outlivesNotice, $3 noticeTitle, $4 actorId, $5 noticeId
with
  "result" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      $1 as "kind",
      case
        when not $2::boolean then n.id
      end as "notice_id",
      $3 as "notice_title",
      $4::int as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = $5
    where
      "m"."id" in (
        select
          "a"."applicant_id" as "memberId"
        from
          "application" as "a"
        where
          "a"."notice_id" = $5
        union
        select
          "f"."member_id" as "memberId"
        from
          "favourite" as "f"
        where
          "f"."notice_id" = $5
      )
      and "m"."id" is distinct from $4::int
      and (
        "n"."school_key" = (
          select
            school_key
          from
            member
          where
            id = "m"."id"
        )
        or "n"."owner_id" = "m"."id"
        or exists (
          select
            "a"."id"
          from
            "application" as "a"
          where
            "a"."notice_id" = "n"."id"
            and "a"."applicant_id" = "m"."id"
        )
      )
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
      "position" = "excluded"."id"
    returning
      "id",
      "recipient_id" as "recipientId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyMember(scope=any): $1 kind, $2 outlivesNotice, $3 noticeTitle, $4 actorId, $5 noticeId, $6 recipientId
with
  "result" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      $1 as "kind",
      case
        when not $2::boolean then n.id
      end as "notice_id",
      $3 as "notice_title",
      $4::int as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = $5
    where
      "m"."id" in (
        select
          $6::int as "memberId"
      )
      and "m"."id" is distinct from $4::int
      and true
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
      "position" = "excluded"."id"
    returning
      "id",
      "recipient_id" as "recipientId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.notifyMember(scope=same): $1 kind, $2 outlivesNotice, $3 noticeTitle, $4 actorId, $5 noticeId, $6 recipientId
with
  "result" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      $1 as "kind",
      case
        when not $2::boolean then n.id
      end as "notice_id",
      $3 as "notice_title",
      $4::int as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = $5
    where
      "m"."id" in (
        select
          $6::int as "memberId"
      )
      and "m"."id" is distinct from $4::int
      and (
        "n"."school_key" = (
          select
            school_key
          from
            member
          where
            id = "m"."id"
        )
        or "n"."owner_id" = "m"."id"
        or exists (
          select
            "a"."id"
          from
            "application" as "a"
          where
            "a"."notice_id" = "n"."id"
            and "a"."applicant_id" = "m"."id"
        )
      )
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
      "position" = "excluded"."id"
    returning
      "id",
      "recipient_id" as "recipientId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.page: $1 viewerId, $2 before, $3 first
with
  "result" as (
    select
      "t"."id",
      "t"."kind",
      "t"."notice_id" as "noticeId",
      "t"."notice_title" as "noticeTitle",
      "t"."created_at" as "createdAt",
      coalesce("t"."times", 1) as "times",
      coalesce(t.position, t.id) as "position",
      "t"."read_at" is not null as "read",
      case
        when "m"."id" is not null then json_build_object(
          'id',
          "m"."id",
          'nickName',
          "m"."nick_name",
          'imageUrl',
          '/pictures/' || "m"."picture",
          'schoolVerified',
          coalesce("m"."verified_until" > now(), false)
        )
      end as "actor"
    from
      "notification" as "t"
      left join "member" as "m" on "m"."id" = "t"."actor_id"
    where
      "t"."recipient_id" = $1
      and "t"."created_at" > now() - interval '90 days'
      and coalesce(t.position, t.id) < $2
    order by
      coalesce(t.position, t.id) desc
    limit
      $3
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notifications.unreadCount: $1 viewerId
with
  "result" as (
    select
      cast(count(*) as integer) as "unread"
    from
      "notification"
    where
      "recipient_id" = $1
      and "read_at" is null
      and "created_at" > now() - interval '90 days'
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
