-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- comments.add(scope=any, reply=false): $1 viewerId, $2 noticeId, $3 kinds, $4 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "m"."id" as "memberId",
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
      ) as "author",
      null::integer as "parentId",
      null::integer as "repliedToId"
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
            (
              true
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
              )
            )
            and (
              (
                "n"."owner_id" = any (
                  array(
                    (
                      select
                        "b"."blocked_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocker_id" = $1
                      union all
                      select
                        "b"."blocker_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocked_id" = $1
                    )
                  )
                )
              ) is not true
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
                  and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
        )
      )
      and not exists (
        select
          "m"."id"
        from
          "member" as "m"
        where
          "m"."id" = $1
          and case
            when "m"."suspended_until" > now() then "m"."suspended_until"
          end is not null
      )
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
      "id",
      "text",
      "created_at" as "createdAt"
  ),
  "change" as (
    select
      "noticeId",
      "noticeTitle",
      "ownerId",
      "memberId",
      "author",
      "parentId",
      "repliedToId",
      "added"."id",
      "added"."text",
      "createdAt"
    from
      "target",
      "added"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'COMMENT_ADDED' as "kind",
      case
        when not false then n.id
      end as "notice_id",
      (
        select
          "noticeTitle"
        from
          "change"
      ) as "notice_title",
      (
        select
          "memberId"
        from
          "change"
      ) as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = (
        select
          "noticeId"
        from
          "change"
      )
    where
      "m"."id" in (
        select
          "ownerId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "memberId"
        from
          "change"
      )
      and true
      and (
        (
          select
            "memberId"
          from
            "change"
        ) in (
          (
            select
              "b"."blocked_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocker_id" = "m"."id"
            union all
            select
              "b"."blocker_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocked_id" = "m"."id"
          )
        )
      ) is not true
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
      "noticeId",
      "ownerId" as "noticeOwnerId",
      "parentId",
      "text",
      "createdAt",
      "author",
      false as "hidden",
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
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.add(scope=any, reply=true): $1 viewerId, $2 parentId, $3 noticeId, $4 kinds, $5 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "m"."id" as "memberId",
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
      ) as "author",
      coalesce(c.parent_id, c.id) as "parentId",
      nullif(c.author_id, n.owner_id) as "repliedToId"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = $1
      inner join "comment" as "c" on "c"."id" = $2
      and "c"."notice_id" = "n"."id"
      and (
        (
          "c"."author_id" = any (
            array(
              (
                select
                  "b"."blocked_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocker_id" = $1
                union all
                select
                  "b"."blocker_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocked_id" = $1
              )
            )
          )
        ) is not true
        and (
          "c"."hidden" = false
          or "c"."author_id" = $1
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
    where
      (
        "n"."id" = $3
        and n.kind = any ($4::text[])
        and (
          "n"."owner_id" = $1
          or (
            (
              true
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
              )
            )
            and (
              (
                "n"."owner_id" = any (
                  array(
                    (
                      select
                        "b"."blocked_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocker_id" = $1
                      union all
                      select
                        "b"."blocker_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocked_id" = $1
                    )
                  )
                )
              ) is not true
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
                  and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
        )
      )
      and not exists (
        select
          "m"."id"
        from
          "member" as "m"
        where
          "m"."id" = $1
          and case
            when "m"."suspended_until" > now() then "m"."suspended_until"
          end is not null
      )
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
      "id",
      "text",
      "created_at" as "createdAt"
  ),
  "change" as (
    select
      "noticeId",
      "noticeTitle",
      "ownerId",
      "memberId",
      "author",
      "parentId",
      "repliedToId",
      "added"."id",
      "added"."text",
      "createdAt"
    from
      "target",
      "added"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'COMMENT_ADDED' as "kind",
      case
        when not false then n.id
      end as "notice_id",
      (
        select
          "noticeTitle"
        from
          "change"
      ) as "notice_title",
      (
        select
          "memberId"
        from
          "change"
      ) as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = (
        select
          "noticeId"
        from
          "change"
      )
    where
      "m"."id" in (
        select
          "ownerId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "memberId"
        from
          "change"
      )
      and true
      and (
        (
          select
            "memberId"
          from
            "change"
        ) in (
          (
            select
              "b"."blocked_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocker_id" = "m"."id"
            union all
            select
              "b"."blocker_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocked_id" = "m"."id"
          )
        )
      ) is not true
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
      'COMMENT_REPLIED' as "kind",
      case
        when not false then n.id
      end as "notice_id",
      (
        select
          "noticeTitle"
        from
          "change"
      ) as "notice_title",
      (
        select
          "memberId"
        from
          "change"
      ) as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = (
        select
          "noticeId"
        from
          "change"
      )
    where
      "m"."id" in (
        select
          "repliedToId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "memberId"
        from
          "change"
      )
      and (
        "n"."owner_id" = "m"."id"
        or (
          (
            true
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
          and (
            (
              "n"."owner_id" = any (
                array(
                  (
                    select
                      "b"."blocked_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocker_id" = "m"."id"
                    union all
                    select
                      "b"."blocker_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocked_id" = "m"."id"
                  )
                )
              )
            ) is not true
            or exists (
              select
                "a"."id"
              from
                "application" as "a"
              where
                "a"."notice_id" = "n"."id"
                and "a"."applicant_id" = "m"."id"
                and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
                "moderator"."id" = "m"."id"
                and "moderator"."moderator" = true
                and "moderator"."school_key" = "n"."school_key"
            )
          )
        )
      )
      and (
        (
          select
            "memberId"
          from
            "change"
        ) in (
          (
            select
              "b"."blocked_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocker_id" = "m"."id"
            union all
            select
              "b"."blocker_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocked_id" = "m"."id"
          )
        )
      ) is not true
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
      "ownerId" as "noticeOwnerId",
      "parentId",
      "text",
      "createdAt",
      "author",
      false as "hidden",
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
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.add(scope=same, reply=false): $1 viewerId, $2 noticeId, $3 kinds, $4 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "m"."id" as "memberId",
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
      ) as "author",
      null::integer as "parentId",
      null::integer as "repliedToId"
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
            (
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $1
              )
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
              )
            )
            and (
              (
                "n"."owner_id" = any (
                  array(
                    (
                      select
                        "b"."blocked_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocker_id" = $1
                      union all
                      select
                        "b"."blocker_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocked_id" = $1
                    )
                  )
                )
              ) is not true
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
                  and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
        )
      )
      and not exists (
        select
          "m"."id"
        from
          "member" as "m"
        where
          "m"."id" = $1
          and case
            when "m"."suspended_until" > now() then "m"."suspended_until"
          end is not null
      )
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
      "id",
      "text",
      "created_at" as "createdAt"
  ),
  "change" as (
    select
      "noticeId",
      "noticeTitle",
      "ownerId",
      "memberId",
      "author",
      "parentId",
      "repliedToId",
      "added"."id",
      "added"."text",
      "createdAt"
    from
      "target",
      "added"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'COMMENT_ADDED' as "kind",
      case
        when not false then n.id
      end as "notice_id",
      (
        select
          "noticeTitle"
        from
          "change"
      ) as "notice_title",
      (
        select
          "memberId"
        from
          "change"
      ) as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = (
        select
          "noticeId"
        from
          "change"
      )
    where
      "m"."id" in (
        select
          "ownerId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "memberId"
        from
          "change"
      )
      and true
      and (
        (
          select
            "memberId"
          from
            "change"
        ) in (
          (
            select
              "b"."blocked_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocker_id" = "m"."id"
            union all
            select
              "b"."blocker_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocked_id" = "m"."id"
          )
        )
      ) is not true
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
      "noticeId",
      "ownerId" as "noticeOwnerId",
      "parentId",
      "text",
      "createdAt",
      "author",
      false as "hidden",
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
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.add(scope=same, reply=true): $1 viewerId, $2 parentId, $3 noticeId, $4 kinds, $5 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "ownerId",
      "m"."id" as "memberId",
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
      ) as "author",
      coalesce(c.parent_id, c.id) as "parentId",
      nullif(c.author_id, n.owner_id) as "repliedToId"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = $1
      inner join "comment" as "c" on "c"."id" = $2
      and "c"."notice_id" = "n"."id"
      and (
        (
          "c"."author_id" = any (
            array(
              (
                select
                  "b"."blocked_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocker_id" = $1
                union all
                select
                  "b"."blocker_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocked_id" = $1
              )
            )
          )
        ) is not true
        and (
          "c"."hidden" = false
          or "c"."author_id" = $1
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
    where
      (
        "n"."id" = $3
        and n.kind = any ($4::text[])
        and (
          "n"."owner_id" = $1
          or (
            (
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $1
              )
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
              )
            )
            and (
              (
                "n"."owner_id" = any (
                  array(
                    (
                      select
                        "b"."blocked_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocker_id" = $1
                      union all
                      select
                        "b"."blocker_id" as "memberId"
                      from
                        "member_block" as "b"
                      where
                        "b"."blocked_id" = $1
                    )
                  )
                )
              ) is not true
              or exists (
                select
                  "a"."id"
                from
                  "application" as "a"
                where
                  "a"."notice_id" = "n"."id"
                  and "a"."applicant_id" = $1
                  and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
        )
      )
      and not exists (
        select
          "m"."id"
        from
          "member" as "m"
        where
          "m"."id" = $1
          and case
            when "m"."suspended_until" > now() then "m"."suspended_until"
          end is not null
      )
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
      "id",
      "text",
      "created_at" as "createdAt"
  ),
  "change" as (
    select
      "noticeId",
      "noticeTitle",
      "ownerId",
      "memberId",
      "author",
      "parentId",
      "repliedToId",
      "added"."id",
      "added"."text",
      "createdAt"
    from
      "target",
      "added"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'COMMENT_ADDED' as "kind",
      case
        when not false then n.id
      end as "notice_id",
      (
        select
          "noticeTitle"
        from
          "change"
      ) as "notice_title",
      (
        select
          "memberId"
        from
          "change"
      ) as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = (
        select
          "noticeId"
        from
          "change"
      )
    where
      "m"."id" in (
        select
          "ownerId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "memberId"
        from
          "change"
      )
      and true
      and (
        (
          select
            "memberId"
          from
            "change"
        ) in (
          (
            select
              "b"."blocked_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocker_id" = "m"."id"
            union all
            select
              "b"."blocker_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocked_id" = "m"."id"
          )
        )
      ) is not true
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
      'COMMENT_REPLIED' as "kind",
      case
        when not false then n.id
      end as "notice_id",
      (
        select
          "noticeTitle"
        from
          "change"
      ) as "notice_title",
      (
        select
          "memberId"
        from
          "change"
      ) as "actor_id",
      1 as "times"
    from
      "member" as "m"
      inner join "notice" as "n" on "n"."id" = (
        select
          "noticeId"
        from
          "change"
      )
    where
      "m"."id" in (
        select
          "repliedToId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "memberId"
        from
          "change"
      )
      and (
        "n"."owner_id" = "m"."id"
        or (
          (
            "n"."school_key" = (
              select
                school_key
              from
                member
              where
                id = "m"."id"
            )
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
          and (
            (
              "n"."owner_id" = any (
                array(
                  (
                    select
                      "b"."blocked_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocker_id" = "m"."id"
                    union all
                    select
                      "b"."blocker_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocked_id" = "m"."id"
                  )
                )
              )
            ) is not true
            or exists (
              select
                "a"."id"
              from
                "application" as "a"
              where
                "a"."notice_id" = "n"."id"
                and "a"."applicant_id" = "m"."id"
                and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
                "moderator"."id" = "m"."id"
                and "moderator"."moderator" = true
                and "moderator"."school_key" = "n"."school_key"
            )
          )
        )
      )
      and (
        (
          select
            "memberId"
          from
            "change"
        ) in (
          (
            select
              "b"."blocked_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocker_id" = "m"."id"
            union all
            select
              "b"."blocker_id" as "memberId"
            from
              "member_block" as "b"
            where
              "b"."blocked_id" = "m"."id"
          )
        )
      ) is not true
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
      "ownerId" as "noticeOwnerId",
      "parentId",
      "text",
      "createdAt",
      "author",
      false as "hidden",
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
      "change"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.byIds: $1 viewerId, $2 ids
with
  "result" as (
    select
      "c"."id" as "id",
      "c"."notice_id" as "noticeId",
      "n"."owner_id" as "noticeOwnerId",
      "c"."parent_id" as "parentId",
      "c"."text" as "text",
      "c"."created_at" as "createdAt",
      "c"."hidden" as "hidden",
      case
        when "m"."id" is not null then json_build_object(
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
        )
      end as "author"
    from
      "comment" as "c"
      inner join "notice" as "n" on "n"."id" = "c"."notice_id"
      left join "member" as "m" on "m"."id" = "c"."author_id"
    where
      "c"."id" = any ($2)
      and (
        (
          "c"."author_id" = any (
            array(
              (
                select
                  "b"."blocked_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocker_id" = $1
                union all
                select
                  "b"."blocker_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocked_id" = $1
              )
            )
          )
        ) is not true
        and (
          "c"."hidden" = false
          or "c"."author_id" = $1
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
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.document(scope=any): $1 viewerId, $2 noticeId, $3 kinds
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "c"."id" as "id",
          case
            when "m"."hidden"
            and "m"."id" <> $1 then '숨긴 회원'
            else "m"."nick_name"
          end as "name",
          "c"."text" as "comment",
          to_char("c"."created_at" at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"') as "createdDate",
          case
            when not (
              "m"."hidden"
              and "m"."id" <> $1
            ) then '/pictures/' || "m"."picture"
          end as "imageUrl"
        from
          (
            select
              *
            from
              "comment" as "c"
            where
              "c"."notice_id" = "n"."id"
              and (
                (
                  "c"."author_id" = any (
                    array(
                      (
                        select
                          "b"."blocked_id" as "memberId"
                        from
                          "member_block" as "b"
                        where
                          "b"."blocker_id" = $1
                        union all
                        select
                          "b"."blocker_id" as "memberId"
                        from
                          "member_block" as "b"
                        where
                          "b"."blocked_id" = $1
                      )
                    )
                  )
                ) is not true
                and (
                  "c"."hidden" = false
                  or "c"."author_id" = $1
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
            order by
              "c"."id" desc
            limit
              1000
          ) as "c"
          left join "member" as "m" on "m"."id" = "c"."author_id"
        order by
          "c"."id"
      ) item
  ) as "body"
from
  "notice" as "n"
where
  (
    "n"."id" = $2
    and n.kind = any ($3::text[])
    and (
      "n"."owner_id" = $1
      or (
        (
          true
          or exists (
            select
              "a"."id"
            from
              "application" as "a"
            where
              "a"."notice_id" = "n"."id"
              and "a"."applicant_id" = $1
          )
        )
        and (
          (
            "n"."owner_id" = any (
              array(
                (
                  select
                    "b"."blocked_id" as "memberId"
                  from
                    "member_block" as "b"
                  where
                    "b"."blocker_id" = $1
                  union all
                  select
                    "b"."blocker_id" as "memberId"
                  from
                    "member_block" as "b"
                  where
                    "b"."blocked_id" = $1
                )
              )
            )
          ) is not true
          or exists (
            select
              "a"."id"
            from
              "application" as "a"
            where
              "a"."notice_id" = "n"."id"
              and "a"."applicant_id" = $1
              and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
    )
  );

-- comments.document(scope=same): $1 viewerId, $2 noticeId, $3 kinds
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "c"."id" as "id",
          case
            when "m"."hidden"
            and "m"."id" <> $1 then '숨긴 회원'
            else "m"."nick_name"
          end as "name",
          "c"."text" as "comment",
          to_char("c"."created_at" at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"') as "createdDate",
          case
            when not (
              "m"."hidden"
              and "m"."id" <> $1
            ) then '/pictures/' || "m"."picture"
          end as "imageUrl"
        from
          (
            select
              *
            from
              "comment" as "c"
            where
              "c"."notice_id" = "n"."id"
              and (
                (
                  "c"."author_id" = any (
                    array(
                      (
                        select
                          "b"."blocked_id" as "memberId"
                        from
                          "member_block" as "b"
                        where
                          "b"."blocker_id" = $1
                        union all
                        select
                          "b"."blocker_id" as "memberId"
                        from
                          "member_block" as "b"
                        where
                          "b"."blocked_id" = $1
                      )
                    )
                  )
                ) is not true
                and (
                  "c"."hidden" = false
                  or "c"."author_id" = $1
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
            order by
              "c"."id" desc
            limit
              1000
          ) as "c"
          left join "member" as "m" on "m"."id" = "c"."author_id"
        order by
          "c"."id"
      ) item
  ) as "body"
from
  "notice" as "n"
where
  (
    "n"."id" = $2
    and n.kind = any ($3::text[])
    and (
      "n"."owner_id" = $1
      or (
        (
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          or exists (
            select
              "a"."id"
            from
              "application" as "a"
            where
              "a"."notice_id" = "n"."id"
              and "a"."applicant_id" = $1
          )
        )
        and (
          (
            "n"."owner_id" = any (
              array(
                (
                  select
                    "b"."blocked_id" as "memberId"
                  from
                    "member_block" as "b"
                  where
                    "b"."blocker_id" = $1
                  union all
                  select
                    "b"."blocker_id" as "memberId"
                  from
                    "member_block" as "b"
                  where
                    "b"."blocked_id" = $1
                )
              )
            )
          ) is not true
          or exists (
            select
              "a"."id"
            from
              "application" as "a"
            where
              "a"."notice_id" = "n"."id"
              and "a"."applicant_id" = $1
              and a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
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
    )
  );

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
          "c"."author_id" = any (
            array(
              (
                select
                  "b"."blocked_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocker_id" = $2
                union all
                select
                  "b"."blocker_id" as "memberId"
                from
                  "member_block" as "b"
                where
                  "b"."blocked_id" = $2
              )
            )
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
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.pages: $1 viewerId, $2 parentIds, $3 afterIds, $4 firsts
with
  "result" as (
    select
      "page"."index" as "pageIndex",
      "c"."id" as "id",
      "c"."notice_id" as "noticeId",
      "n"."owner_id" as "noticeOwnerId",
      "c"."parent_id" as "parentId",
      "c"."text" as "text",
      "c"."created_at" as "createdAt",
      "c"."hidden" as "hidden",
      case
        when "m"."id" is not null then json_build_object(
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
        )
      end as "author"
    from
      unnest($2::int[], $3::int[], $4::int[]) with ordinality as page (parent_id, after_id, first, index)
      inner join "notice" as "n" on "n"."id" = "page"."parent_id"
      inner join lateral (
        select
          "c".*
        from
          "comment" as "c"
        where
          (
            (
              "c"."author_id" = any (
                array(
                  (
                    select
                      "b"."blocked_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocker_id" = $1
                    union all
                    select
                      "b"."blocker_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocked_id" = $1
                  )
                )
              )
            ) is not true
            and (
              "c"."hidden" = false
              or "c"."author_id" = $1
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
          and "notice_id" = page.parent_id
          and id > page.after_id
        order by
          id asc
        limit
          page.first
      ) as "c" on true
      left join "member" as "m" on "m"."id" = "c"."author_id"
    order by
      "c"."id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.replies: $1 viewerId, $2 parentIds, $3 afterIds, $4 firsts
with
  "result" as (
    select
      "page"."index" as "pageIndex",
      "c"."id" as "id",
      "c"."notice_id" as "noticeId",
      "n"."owner_id" as "noticeOwnerId",
      "c"."parent_id" as "parentId",
      "c"."text" as "text",
      "c"."created_at" as "createdAt",
      "c"."hidden" as "hidden",
      case
        when "m"."id" is not null then json_build_object(
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
        )
      end as "author"
    from
      unnest($2::int[], $3::int[], $4::int[]) with ordinality as page (parent_id, after_id, first, index)
      inner join "comment" as "p" on "p"."id" = "page"."parent_id"
      inner join "notice" as "n" on "n"."id" = "p"."notice_id"
      inner join lateral (
        select
          "c".*
        from
          "comment" as "c"
        where
          (
            (
              "c"."author_id" = any (
                array(
                  (
                    select
                      "b"."blocked_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocker_id" = $1
                    union all
                    select
                      "b"."blocker_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocked_id" = $1
                  )
                )
              )
            ) is not true
            and (
              "c"."hidden" = false
              or "c"."author_id" = $1
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
          and "parent_id" = page.parent_id
          and id > page.after_id
        order by
          id asc
        limit
          page.first
      ) as "c" on true
      left join "member" as "m" on "m"."id" = "c"."author_id"
    order by
      "c"."id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.threads: $1 viewerId, $2 parentIds, $3 afterIds, $4 firsts
with
  "result" as (
    select
      "page"."index" as "pageIndex",
      "c"."id" as "id",
      "c"."notice_id" as "noticeId",
      "n"."owner_id" as "noticeOwnerId",
      "c"."parent_id" as "parentId",
      "c"."text" as "text",
      "c"."created_at" as "createdAt",
      "c"."hidden" as "hidden",
      case
        when "m"."id" is not null then json_build_object(
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
        )
      end as "author"
    from
      unnest($2::int[], $3::int[], $4::int[]) with ordinality as page (parent_id, after_id, first, index)
      inner join "notice" as "n" on "n"."id" = "page"."parent_id"
      inner join lateral (
        select
          "c".*
        from
          "comment" as "c"
        where
          (
            (
              "c"."author_id" = any (
                array(
                  (
                    select
                      "b"."blocked_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocker_id" = $1
                    union all
                    select
                      "b"."blocker_id" as "memberId"
                    from
                      "member_block" as "b"
                    where
                      "b"."blocked_id" = $1
                  )
                )
              )
            ) is not true
            and (
              "c"."hidden" = false
              or "c"."author_id" = $1
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
          and "c"."parent_id" is null
          and "notice_id" = page.parent_id
          and id < page.after_id
        order by
          id desc
        limit
          page.first
      ) as "c" on true
      left join "member" as "m" on "m"."id" = "c"."author_id"
    order by
      "c"."id" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
