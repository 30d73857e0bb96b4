-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- comments.add(scope=any): $1 viewerId, $2 noticeId, $3 kinds, $4 text
with
  "target" as (
    select
      "n"."id" as "noticeId",
      "n"."title" as "noticeTitle",
      "n"."owner_id" as "noticeOwnerId",
      "m"."id" as "authorId",
      json_build_object('id', "m"."id", 'nickName', "m"."nick_name", 'imageUrl', '/pictures/' || "m"."picture") as "author"
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
      "authorId",
      $4::text as "text"
    from
      "target"
    returning
      "id",
      "text",
      "created_at" as "createdAt"
  ),
  "result" as (
    select
      "added"."id",
      "noticeId",
      "noticeTitle",
      "noticeOwnerId",
      "added"."text",
      "added"."createdAt",
      "author"
    from
      "target"
      inner join "added" on true
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
      "n"."owner_id" as "noticeOwnerId",
      "m"."id" as "authorId",
      json_build_object('id', "m"."id", 'nickName', "m"."nick_name", 'imageUrl', '/pictures/' || "m"."picture") as "author"
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
      "authorId",
      $4::text as "text"
    from
      "target"
    returning
      "id",
      "text",
      "created_at" as "createdAt"
  ),
  "result" as (
    select
      "added"."id",
      "noticeId",
      "noticeTitle",
      "noticeOwnerId",
      "added"."text",
      "added"."createdAt",
      "author"
    from
      "target"
      inner join "added" on true
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
        when "m"."id" is not null then json_build_object('id', "m"."id", 'nickName', "m"."nick_name", 'imageUrl', '/pictures/' || "m"."picture")
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
