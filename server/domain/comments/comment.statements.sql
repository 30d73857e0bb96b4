-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- comments.add(scope=any): $1 viewerId, $2 noticeId, $3 kinds, $4 text
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
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "author"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = $1
    where
      (
        "n"."id" = $2
        and n.kind = any ($3::text[])
        and true
      )
    for key share of
      "n"
  ),
  "added" as (
    insert into
      "comment" ("notice_id", "author_id", "text")
    select
      "noticeId",
      "memberId",
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
  ),
  "result" as (
    select
      "id",
      "noticeId",
      "ownerId" as "noticeOwnerId",
      "text",
      "createdAt",
      "author",
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

-- comments.add(scope=same): $1 viewerId, $2 noticeId, $3 kinds, $4 text
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
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "author"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = $1
    where
      (
        "n"."id" = $2
        and n.kind = any ($3::text[])
        and (
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          or "n"."owner_id" = $1
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
      )
    for key share of
      "n"
  ),
  "added" as (
    insert into
      "comment" ("notice_id", "author_id", "text")
    select
      "noticeId",
      "memberId",
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
  ),
  "result" as (
    select
      "id",
      "noticeId",
      "ownerId" as "noticeOwnerId",
      "text",
      "createdAt",
      "author",
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

-- comments.document(scope=any): $1 noticeId, $2 kinds
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "c"."id" as "id",
          "m"."nick_name" as "name",
          "c"."text" as "comment",
          to_char("c"."created_at" at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"') as "createdDate",
          '/pictures/' || "m"."picture" as "imageUrl"
        from
          (
            select
              *
            from
              "comment"
            where
              "notice_id" = "n"."id"
            order by
              "id" desc
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
    "n"."id" = $1
    and n.kind = any ($2::text[])
    and true
  );

-- comments.document(scope=same): $1 noticeId, $2 kinds, $3 viewerId
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "c"."id" as "id",
          "m"."nick_name" as "name",
          "c"."text" as "comment",
          to_char("c"."created_at" at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"') as "createdDate",
          '/pictures/' || "m"."picture" as "imageUrl"
        from
          (
            select
              *
            from
              "comment"
            where
              "notice_id" = "n"."id"
            order by
              "id" desc
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
    "n"."id" = $1
    and n.kind = any ($2::text[])
    and (
      "n"."school_key" = (
        select
          school_key
        from
          member
        where
          id = $3
      )
      or "n"."owner_id" = $3
      or exists (
        select
          "a"."id"
        from
          "application" as "a"
        where
          "a"."notice_id" = "n"."id"
          and "a"."applicant_id" = $3
      )
    )
  );

-- comments.pages: $1 parentIds, $2 afterIds, $3 firsts
with
  "result" as (
    select
      "page"."index" as "pageIndex",
      "c"."id" as "id",
      "c"."notice_id" as "noticeId",
      "n"."owner_id" as "noticeOwnerId",
      "c"."text" as "text",
      "c"."created_at" as "createdAt",
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
      end as "author"
    from
      unnest($1::int[], $2::int[], $3::int[]) with ordinality as page (parent_id, after_id, first, index)
      inner join lateral (
        select
          *
        from
          "comment"
        where
          "notice_id" = page.parent_id
          and id > page.after_id
        order by
          id
        limit
          page.first
      ) as "c" on true
      inner join "notice" as "n" on "n"."id" = "c"."notice_id"
      left join "member" as "m" on "m"."id" = "c"."author_id"
    order by
      "c"."id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
