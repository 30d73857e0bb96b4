-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- favourites.add(scope=any): $1 viewerId, $2 noticeId, $3 kinds
with
  "target" as (
    select
      "n"."id" as "id",
      "n"."kind" as "kind",
      "n"."title" as "title",
      "n"."recruit_number" as "recruitNumber",
      "n"."recruiting" as "recruiting",
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
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "owner",
      "c"."commentCount",
      "c"."favouriteCount",
      "c"."applicationCount",
      "n"."content"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = "n"."owner_id"
      inner join lateral (
        select
          coalesce(sum("comments"), 0)::integer as "commentCount",
          coalesce(sum("favourites"), 0)::integer as "favouriteCount",
          coalesce(sum("applications"), 0)::integer as "applicationCount"
        from
          "notice_count"
        where
          "notice_count"."notice_id" = "n"."id"
      ) as "c" on true
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
      "favourite" ("member_id", "notice_id")
    select
      $1 as "member_id",
      "id"
    from
      "target"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "result" as (
    select
      *
    from
      "target"
      inner join (
        select
          cast(count(*) as integer) as "changed"
        from
          "added"
      ) as "change" on true
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.add(scope=same): $1 viewerId, $2 noticeId, $3 kinds
with
  "target" as (
    select
      "n"."id" as "id",
      "n"."kind" as "kind",
      "n"."title" as "title",
      "n"."recruit_number" as "recruitNumber",
      "n"."recruiting" as "recruiting",
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
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "owner",
      "c"."commentCount",
      "c"."favouriteCount",
      "c"."applicationCount",
      "n"."content"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = "n"."owner_id"
      inner join lateral (
        select
          coalesce(sum("comments"), 0)::integer as "commentCount",
          coalesce(sum("favourites"), 0)::integer as "favouriteCount",
          coalesce(sum("applications"), 0)::integer as "applicationCount"
        from
          "notice_count"
        where
          "notice_count"."notice_id" = "n"."id"
      ) as "c" on true
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
      "favourite" ("member_id", "notice_id")
    select
      $1 as "member_id",
      "id"
    from
      "target"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "result" as (
    select
      *
    from
      "target"
      inner join (
        select
          cast(count(*) as integer) as "changed"
        from
          "added"
      ) as "change" on true
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.addAlone(scope=any): $1 noticeId, $2 kinds, $3 viewerId
with
  "target" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        "n"."id" = $1
        and n.kind = any ($2::text[])
        and true
      )
    for key share of
      "n"
  ),
  "added" as (
    insert into
      "favourite" ("member_id", "notice_id")
    select
      $3 as "member_id",
      "id"
    from
      "target"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "result" as (
    select
      "target"."id"
    from
      "target"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.addAlone(scope=same): $1 noticeId, $2 kinds, $3 viewerId
with
  "target" as (
    select
      "n"."id"
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
      )
    for key share of
      "n"
  ),
  "added" as (
    insert into
      "favourite" ("member_id", "notice_id")
    select
      $3 as "member_id",
      "id"
    from
      "target"
    on conflict do nothing
    returning
      "notice_id"
  ),
  "result" as (
    select
      "target"."id"
    from
      "target"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.page(scope=any): $1 viewerId, $2 time, $3 noticeId, $4 kinds, $5 first
with
  "result" as (
    select
      "n"."id" as "id",
      "n"."kind" as "kind",
      "n"."title" as "title",
      "n"."recruit_number" as "recruitNumber",
      "n"."recruiting" as "recruiting",
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
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
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
          coalesce(sum("comments"), 0)::integer as "commentCount",
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
      and true
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

-- favourites.page(scope=same): $1 viewerId, $2 time, $3 noticeId, $4 kinds, $5 first
with
  "result" as (
    select
      "n"."id" as "id",
      "n"."kind" as "kind",
      "n"."title" as "title",
      "n"."recruit_number" as "recruitNumber",
      "n"."recruiting" as "recruiting",
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
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
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
          coalesce(sum("comments"), 0)::integer as "commentCount",
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

-- favourites.remove(scope=any): $1 viewerId, $2 noticeId, $3 kinds
with
  "target" as (
    select
      "n"."id" as "id",
      "n"."kind" as "kind",
      "n"."title" as "title",
      "n"."recruit_number" as "recruitNumber",
      "n"."recruiting" as "recruiting",
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
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "owner",
      "c"."commentCount",
      "c"."favouriteCount",
      "c"."applicationCount",
      "n"."content"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = "n"."owner_id"
      inner join lateral (
        select
          coalesce(sum("comments"), 0)::integer as "commentCount",
          coalesce(sum("favourites"), 0)::integer as "favouriteCount",
          coalesce(sum("applications"), 0)::integer as "applicationCount"
        from
          "notice_count"
        where
          "notice_count"."notice_id" = "n"."id"
      ) as "c" on true
    where
      (
        "n"."id" = $2
        and n.kind = any ($3::text[])
        and true
      )
    for key share of
      "n"
  ),
  "removed" as (
    delete from "favourite"
    where
      "member_id" = $1
      and "notice_id" in (
        select
          "id"
        from
          "target"
      )
    returning
      "notice_id"
  ),
  "result" as (
    select
      *
    from
      "target"
      inner join (
        select
          cast(count(*) as integer) as "changed"
        from
          "removed"
      ) as "change" on true
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.remove(scope=same): $1 viewerId, $2 noticeId, $3 kinds
with
  "target" as (
    select
      "n"."id" as "id",
      "n"."kind" as "kind",
      "n"."title" as "title",
      "n"."recruit_number" as "recruitNumber",
      "n"."recruiting" as "recruiting",
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
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "owner",
      "c"."commentCount",
      "c"."favouriteCount",
      "c"."applicationCount",
      "n"."content"
    from
      "notice" as "n"
      inner join "member" as "m" on "m"."id" = "n"."owner_id"
      inner join lateral (
        select
          coalesce(sum("comments"), 0)::integer as "commentCount",
          coalesce(sum("favourites"), 0)::integer as "favouriteCount",
          coalesce(sum("applications"), 0)::integer as "applicationCount"
        from
          "notice_count"
        where
          "notice_count"."notice_id" = "n"."id"
      ) as "c" on true
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
  "removed" as (
    delete from "favourite"
    where
      "member_id" = $1
      and "notice_id" in (
        select
          "id"
        from
          "target"
      )
    returning
      "notice_id"
  ),
  "result" as (
    select
      *
    from
      "target"
      inner join (
        select
          cast(count(*) as integer) as "changed"
        from
          "removed"
      ) as "change" on true
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.removeAlone(scope=any): $1 noticeId, $2 kinds, $3 viewerId
with
  "target" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      (
        "n"."id" = $1
        and n.kind = any ($2::text[])
        and true
      )
    for key share of
      "n"
  ),
  "removed" as (
    delete from "favourite"
    where
      "member_id" = $3
      and "notice_id" in (
        select
          "id"
        from
          "target"
      )
    returning
      "notice_id"
  ),
  "result" as (
    select
      "target"."id"
    from
      "target"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- favourites.removeAlone(scope=same): $1 noticeId, $2 kinds, $3 viewerId
with
  "target" as (
    select
      "n"."id"
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
      )
    for key share of
      "n"
  ),
  "removed" as (
    delete from "favourite"
    where
      "member_id" = $3
      and "notice_id" in (
        select
          "id"
        from
          "target"
      )
    returning
      "notice_id"
  ),
  "result" as (
    select
      "target"."id"
    from
      "target"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
