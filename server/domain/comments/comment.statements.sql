-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- comments.add(reply=false): $1 viewerId, $2 noticeId, $3 kinds, $4 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "m"."id" as "memberId",
      null::integer as "parentId",
      null::integer as "repliedToId",
      false as "hidden"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = $1
    where
      (
        "n"."id" = $2
        and n.kind = any ($3::text[])
        and (
          "n"."owner_id" = $1
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
                and "a"."applicant_id" = $1
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
              and "member_id" = $1
          )
        )
      )
      and case
        when "m"."suspended_until" > now() then "m"."suspended_until"
      end is null
    for key share of
      "n"
  ),
  "added" as (
    insert into
      "comment" ("notice_id", "author_id", "parent_id", "text")
    select
      "noticeId",
      "memberId",
      "parentId",
      $4::text as "text"
    from
      "target"
    returning
      "id"
  ),
  "change" as (
    select
      "noticeId",
      "noticeTitle",
      "ownerId",
      "memberId",
      "repliedToId"
    from
      "target",
      "added"
    where
      "hidden" = false
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
          'COMMENT_ADDED' as "kind",
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
  "replied" as (
    select
      null::integer as id,
      null::integer as "recipientId"
    where
      false
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
      ) as "written",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "replied"
          ) as agg
      ) as "replied"
    from
      "target",
      "added"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.add(reply=true): $1 viewerId, $2 parentId, $3 noticeId, $4 kinds, $5 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "m"."id" as "memberId",
      coalesce(c.parent_id, c.id) as "parentId",
      nullif(c.author_id, n.owner_id) as "repliedToId",
      c.hidden
      or c.parent_hidden as "hidden"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = $1
      inner join "comment" as "c" on "c"."id" = $2
      and "c"."notice_id" = "n"."id"
      and (
        (
          ("c"."author_id" = any ("m"."apart_ids"::integer[])) is not true
          and (
            "c"."hidden" = false
            or "c"."author_id" = $1
            or (
              "m"."moderator"
              and "m"."school_key" = "n"."school_key"
            )
          )
        )
        and (
          "c"."parent_id" is null
          or exists (
            select
              "p"."id"
            from
              "comment" as "p"
            where
              "p"."id" = "c"."parent_id"
              and (
                ("p"."author_id" = any ("m"."apart_ids"::integer[])) is not true
                and (
                  "p"."hidden" = false
                  or "p"."author_id" = $1
                  or (
                    "m"."moderator"
                    and "m"."school_key" = "n"."school_key"
                  )
                )
              )
          )
        )
      )
    where
      (
        "n"."id" = $3
        and n.kind = any ($4::text[])
        and (
          "n"."owner_id" = $1
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
                and "a"."applicant_id" = $1
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
              and "member_id" = $1
          )
        )
      )
      and case
        when "m"."suspended_until" > now() then "m"."suspended_until"
      end is null
    for key share of
      "n"
  ),
  "added" as (
    insert into
      "comment" ("notice_id", "author_id", "parent_id", "text")
    select
      "noticeId",
      "memberId",
      "parentId",
      $5::text as "text"
    from
      "target"
    returning
      "id"
  ),
  "change" as (
    select
      "noticeId",
      "noticeTitle",
      "ownerId",
      "memberId",
      "repliedToId"
    from
      "target",
      "added"
    where
      "hidden" = false
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
          'COMMENT_ADDED' as "kind",
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
  "replied" as (
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
          'COMMENT_REPLIED' as "kind",
          "noticeId",
          "noticeTitle",
          "memberId" as "actorId",
          false as "outlivesNotice",
          "repliedToId" as "recipientId"
        from
          "change"
      ) as "w"
      inner join "notice" as "n" on "n"."id" = "w"."noticeId"
      inner join "member" as "m" on m.id = w."recipientId"
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
      ) as "written",
      (
        select
          coalesce(json_agg(agg), '[]')
        from
          (
            select
              *
            from
              "replied"
          ) as agg
      ) as "replied"
    from
      "target",
      "added"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.export: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "notice_id" as "noticeId",
      "text",
      "created_at" as "createdAt"
    from
      "comment"
    where
      "author_id" = $1
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

-- comments.mayDelete: $1 viewerId, $2 commentId
with
  "result" as (
    select
      case
        when c.author_id is distinct from $1
        and not n.owner_id = $1 then 'FORBIDDEN'
      end as "denial"
    from
      "comment" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."notice_id"
    where
      "c"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.notice: $1 id, $2 viewerId
with
  "result" as (
    select
      "c"."notice_id" as "noticeId"
    from
      "comment" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."notice_id"
    where
      "c"."id" = $1
      and (
        (
          (
            "c"."author_id" = any (
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
            "c"."hidden" = false
            or "c"."author_id" = $2
            or exists (
              select
                "moderator"."id"
              from
                "member" as "moderator"
              where
                "moderator"."id" = $2
                and "moderator"."moderator" = true
                and "moderator"."school_key" = "n"."school_key"
            )
          )
        )
        and (
          "c"."parent_id" is null
          or exists (
            select
              "p"."id"
            from
              "comment" as "p"
            where
              "p"."id" = "c"."parent_id"
              and (
                (
                  "p"."author_id" = any (
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
                  "p"."hidden" = false
                  or "p"."author_id" = $2
                  or exists (
                    select
                      "moderator"."id"
                    from
                      "member" as "moderator"
                    where
                      "moderator"."id" = $2
                      and "moderator"."moderator" = true
                      and "moderator"."school_key" = "n"."school_key"
                  )
                )
              )
          )
        )
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
