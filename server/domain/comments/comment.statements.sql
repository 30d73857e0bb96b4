-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- comments.add(reply=false): $1 viewerId, $2 noticeId, $3 kinds, $4 text
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
            and ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
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
              "a"."id"
            from
              "application" as "a"
            where
              "a"."notice_id" = "n"."id"
              and "a"."applicant_id" = $1
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
              )
              and (
                (
                  "n"."hidden" = false
                  or (
                    "m"."moderator"
                    and "m"."school_key" = "n"."school_key"
                  )
                )
                or "a"."status" = 'APPROVED'
              )
          )
        )
      )
      and ("m"."suspended_until" > now()) is not true
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
      "noticeId",
      "ownerId" as "noticeOwnerId",
      "parentId",
      "text",
      "createdAt",
      "author",
      "hidden",
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
            and ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
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
              "a"."id"
            from
              "application" as "a"
            where
              "a"."notice_id" = "n"."id"
              and "a"."applicant_id" = $1
              and (
                ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
                or a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
              )
              and (
                (
                  "n"."hidden" = false
                  or (
                    "m"."moderator"
                    and "m"."school_key" = "n"."school_key"
                  )
                )
                or "a"."status" = 'APPROVED'
              )
          )
        )
      )
      and ("m"."suspended_until" > now()) is not true
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
          and ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
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
            "a"."id"
          from
            "application" as "a"
          where
            "a"."notice_id" = "n"."id"
            and "a"."applicant_id" = "m"."id"
            and (
              ("n"."owner_id" = any ("m"."apart_ids"::integer[])) is not true
              or a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
            )
            and (
              (
                "n"."hidden" = false
                or (
                  "m"."moderator"
                  and "m"."school_key" = "n"."school_key"
                )
              )
              or "a"."status" = 'APPROVED'
            )
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
      "noticeId",
      "ownerId" as "noticeOwnerId",
      "parentId",
      "text",
      "createdAt",
      "author",
      "hidden",
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
      (
        "c"."hidden"
        or "c"."parent_hidden"
      ) as "hidden",
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
          (
            "c"."author_id" = any (
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
                        id = $1
                    )::integer[]
                  )
                ) is not true
                and (
                  "p"."hidden" = false
                  or "p"."author_id" = $1
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
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- comments.document: $1 viewerId, $2 noticeId, $3 kinds
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
                  ("c"."author_id" = any ("viewer"."apart_ids"::integer[])) is not true
                  and (
                    "c"."hidden" = false
                    or "c"."author_id" = $1
                    or (
                      "viewer"."moderator"
                      and "viewer"."school_key" = "n"."school_key"
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
                        ("p"."author_id" = any ("viewer"."apart_ids"::integer[])) is not true
                        and (
                          "p"."hidden" = false
                          or "p"."author_id" = $1
                          or (
                            "viewer"."moderator"
                            and "viewer"."school_key" = "n"."school_key"
                          )
                        )
                      )
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
  inner join "member" as "viewer" on "viewer"."id" = $1
where
  (
    "n"."id" = $2
    and n.kind = any ($3::text[])
    and (
      "n"."owner_id" = $1
      or (
        "n"."school_key" = "viewer"."school_key"
        and ("n"."owner_id" = any ("viewer"."apart_ids"::integer[])) is not true
        and (
          "n"."hidden" = false
          or (
            "viewer"."moderator"
            and "viewer"."school_key" = "n"."school_key"
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
            ("n"."owner_id" = any ("viewer"."apart_ids"::integer[])) is not true
            or a.status in ('PENDING', 'WAITLISTED', 'APPROVED')
          )
          and (
            (
              "n"."hidden" = false
              or (
                "viewer"."moderator"
                and "viewer"."school_key" = "n"."school_key"
              )
            )
            or "a"."status" = 'APPROVED'
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
      (
        "c"."hidden"
        or "c"."parent_hidden"
      ) as "hidden",
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
              (
                "c"."author_id" = any (
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
                            id = $1
                        )::integer[]
                      )
                    ) is not true
                    and (
                      "p"."hidden" = false
                      or "p"."author_id" = $1
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
      (
        "c"."hidden"
        or "c"."parent_hidden"
      ) as "hidden",
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
              (
                "c"."author_id" = any (
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
                            id = $1
                        )::integer[]
                      )
                    ) is not true
                    and (
                      "p"."hidden" = false
                      or "p"."author_id" = $1
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
      (
        "c"."hidden"
        or "c"."parent_hidden"
      ) as "hidden",
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
              (
                "c"."author_id" = any (
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
                            id = $1
                        )::integer[]
                      )
                    ) is not true
                    and (
                      "p"."hidden" = false
                      or "p"."author_id" = $1
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
