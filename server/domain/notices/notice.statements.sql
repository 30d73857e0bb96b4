-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- notices.bestMatches(scope=any, oneKind=false): $1 filters, $2 words, $3 offset, $4 limit, $5 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "hits" as materialized (
    select
      id,
      ts_rank(
        ts_filter(search, '{a}'),
        (
          select
            words
          from
            terms
        )
      ) as rank
    from
      found
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          rank desc,
          id desc
      ) as rank
    from
      hits
    order by
      rank desc,
      id desc
    offset
      $3::int
    limit
      $4::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $5
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.bestMatches(scope=any, oneKind=true): $1 filters, $2 words, $3 kinds, $4 offset, $5 limit, $6 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
              and n.kind = ($3::text[]) [1]
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
              and n.kind = ($3::text[]) [1]
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "hits" as materialized (
    select
      id,
      ts_rank(
        ts_filter(search, '{a}'),
        (
          select
            words
          from
            terms
        )
      ) as rank
    from
      found
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          rank desc,
          id desc
      ) as rank
    from
      hits
    order by
      rank desc,
      id desc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $6
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.bestMatches(scope=same, oneKind=false): $1 filters, $2 viewerId, $3 words, $4 offset, $5 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "hits" as materialized (
    select
      id,
      ts_rank(
        ts_filter(search, '{a}'),
        (
          select
            words
          from
            terms
        )
      ) as rank
    from
      found
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          rank desc,
          id desc
      ) as rank
    from
      hits
    order by
      rank desc,
      id desc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.bestMatches(scope=same, oneKind=true): $1 filters, $2 viewerId, $3 words, $4 kinds, $5 offset, $6 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
              and n.kind = ($4::text[]) [1]
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
              and n.kind = ($4::text[]) [1]
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "hits" as materialized (
    select
      id,
      ts_rank(
        ts_filter(search, '{a}'),
        (
          select
            words
          from
            terms
        )
      ) as rank
    from
      found
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          rank desc,
          id desc
      ) as rank
    from
      hits
    order by
      rank desc,
      id desc
    offset
      $5::int
    limit
      $6::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.byId(scope=any): $1 viewerId, $2 noticeId, $3 kinds
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
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.byId(scope=same): $1 viewerId, $2 noticeId, $3 kinds
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
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.byIds(scope=any): $1 viewerId, $2 noticeIds
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
      true
      and "n"."id" = any ($2)
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.byIds(scope=same): $1 viewerId, $2 noticeIds
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
      and "n"."id" = any ($2)
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.contents: $1 noticeIds
with
  "result" as (
    select
      "id",
      "content"
    from
      "notice"
    where
      "id" = any ($1)
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.document(scope=any, kind=PROJECT): $1 viewerId, $2 noticeId, $3 kinds
select
  (
    select
      row_to_json(item)
    from
      (
        select
          "n"."id" as "projectId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "projectDate",
          "n"."id" as "postId",
          "n"."field" as "field",
          "n"."recruit_number" as "recruitNumber",
          "n"."tech_stack" as "techStack",
          "n"."frontend_number" as "frontendNumber",
          "n"."backend_number" as "backendNumber",
          "n"."designer_number" as "designerNumber",
          "n"."content" as "content"
      ) item
  ) as "body",
  "n"."version"
from
  "notice" as "n"
  inner join "member" as "m" on "m"."id" = "n"."owner_id"
where
  (
    "n"."id" = $2
    and n.kind = any ($3::text[])
    and true
  );

-- notices.document(scope=any, kind=STUDY): $1 viewerId, $2 noticeId, $3 kinds
select
  (
    select
      row_to_json(item)
    from
      (
        select
          "n"."id" as "studyId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "studyDate",
          "n"."recruit_number" as "recruitNumber",
          "n"."content" as "content"
      ) item
  ) as "body",
  "n"."version"
from
  "notice" as "n"
  inner join "member" as "m" on "m"."id" = "n"."owner_id"
where
  (
    "n"."id" = $2
    and n.kind = any ($3::text[])
    and true
  );

-- notices.document(scope=same, kind=PROJECT): $1 viewerId, $2 noticeId, $3 kinds
select
  (
    select
      row_to_json(item)
    from
      (
        select
          "n"."id" as "projectId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "projectDate",
          "n"."id" as "postId",
          "n"."field" as "field",
          "n"."recruit_number" as "recruitNumber",
          "n"."tech_stack" as "techStack",
          "n"."frontend_number" as "frontendNumber",
          "n"."backend_number" as "backendNumber",
          "n"."designer_number" as "designerNumber",
          "n"."content" as "content"
      ) item
  ) as "body",
  "n"."version"
from
  "notice" as "n"
  inner join "member" as "m" on "m"."id" = "n"."owner_id"
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
  );

-- notices.document(scope=same, kind=STUDY): $1 viewerId, $2 noticeId, $3 kinds
select
  (
    select
      row_to_json(item)
    from
      (
        select
          "n"."id" as "studyId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "studyDate",
          "n"."recruit_number" as "recruitNumber",
          "n"."content" as "content"
      ) item
  ) as "body",
  "n"."version"
from
  "notice" as "n"
  inner join "member" as "m" on "m"."id" = "n"."owner_id"
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
  );

-- notices.lock(lock=share): $1 viewerId, $2 noticeId, $3 kinds
with
  "result" as (
    select
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "viewer",
      "m"."school_key" as "schoolKey",
      "locked"."record" as "notice",
      exists (
        select
          "a"."id"
        from
          "application" as "a"
        where
          "a"."notice_id" = "locked"."id"
          and "a"."applicant_id" = $1
      ) as "hasApplied"
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
            'verified_only',
            "n"."verified_only",
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
          ) as "record"
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
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "viewer",
      "m"."school_key" as "schoolKey",
      "locked"."record" as "notice",
      exists (
        select
          "a"."id"
        from
          "application" as "a"
        where
          "a"."notice_id" = "locked"."id"
          and "a"."applicant_id" = $1
      ) as "hasApplied"
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
            'verified_only',
            "n"."verified_only",
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
          ) as "record"
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

-- notices.matchCount(scope=any, oneKind=false): $1 filters, $2 words
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "result" as (
    select
      count(*)::int as "count"
    from
      "found"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchCount(scope=any, oneKind=true): $1 filters, $2 words, $3 kinds
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
              and n.kind = ($3::text[]) [1]
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              true
              and n.kind = ($3::text[]) [1]
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "result" as (
    select
      count(*)::int as "count"
    from
      "found"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchCount(scope=same, oneKind=false): $1 filters, $2 viewerId, $3 words
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "result" as (
    select
      count(*)::int as "count"
    from
      "found"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchCount(scope=same, oneKind=true): $1 filters, $2 viewerId, $3 words, $4 kinds
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "found" as materialized (
    with
      "tried0" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
              and n.kind = ($4::text[]) [1]
            order by
              n.id desc
            limit
              2000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and true
        limit
          1001
      ),
      "tried1" as materialized (
        select
          walk.id,
          walk.search
        from
          (
            select
              n.id,
              n.search
            from
              notice n
            where
              "n"."school_key" = (
                select
                  school_key
                from
                  member
                where
                  id = $2
              )
              and n.kind = ($4::text[]) [1]
            order by
              n.id desc
            limit
              40000
          ) walk,
          terms
        where
          walk.search @@ terms.query
          and (
            select
              has_prefix
            from
              terms
          )
          and (
            select
              count(*)
            from
              tried0
          ) >= 50
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
        limit
          1001
      ),
      "tried2" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 1) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
        limit
          1001
      ),
      "tried3" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and not (
            select
              has_prefix
            from
              terms
          )
          and n.search @@ (
            select
              string_agg(search_scopes (array[search_superblock (newest - nth)]), ' | ')::tsquery
            from
              (
                select
                  max(id) >> 15 as newest
                from
                  notice
              ) newest,
              generate_series(0, 7) nth
          )
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
        limit
          1001
      ),
      "tried4" as materialized (
        select
          n.id,
          n.search
        from
          notice n
        where
          n.search @@ (
            select
              query
            from
              terms
          )
          and true
          and not (
            select
              count(*)
            from
              "tried0"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried1"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried2"
          ) = 1001
          and not (
            select
              count(*)
            from
              "tried3"
          ) = 1001
        limit
          1001
      )
    select
      *
    from
      "tried0"
    where
      (
        select
          count(*)
        from
          "tried0"
      ) = 1001
    union all
    select
      *
    from
      "tried1"
    where
      (
        select
          count(*)
        from
          "tried1"
      ) = 1001
    union all
    select
      *
    from
      "tried2"
    where
      (
        select
          count(*)
        from
          "tried2"
      ) = 1001
    union all
    select
      *
    from
      "tried3"
    where
      (
        select
          count(*)
        from
          "tried3"
      ) = 1001
    union all
    select
      *
    from
      "tried4"
  ),
  "result" as (
    select
      count(*)::int as "count"
    from
      "found"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByIndex(scope=any, oldestFirst=false): $1 filters, $2 words, $3 offset, $4 limit, $5 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "hits" as materialized (
    select
      n.id
    from
      notice n
    where
      n.search @@ (
        select
          query
        from
          terms
      )
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id desc
      ) as rank
    from
      hits
    order by
      id desc
    offset
      $3::int
    limit
      $4::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $5
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByIndex(scope=any, oldestFirst=true): $1 filters, $2 words, $3 offset, $4 limit, $5 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "hits" as materialized (
    select
      n.id
    from
      notice n
    where
      n.search @@ (
        select
          query
        from
          terms
      )
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id asc
      ) as rank
    from
      hits
    order by
      id asc
    offset
      $3::int
    limit
      $4::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $5
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByIndex(scope=same, oldestFirst=false): $1 filters, $2 viewerId, $3 words, $4 offset, $5 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "hits" as materialized (
    select
      n.id
    from
      notice n
    where
      n.search @@ (
        select
          query
        from
          terms
      )
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id desc
      ) as rank
    from
      hits
    order by
      id desc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByIndex(scope=same, oldestFirst=true): $1 filters, $2 viewerId, $3 words, $4 offset, $5 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "hits" as materialized (
    select
      n.id
    from
      notice n
    where
      n.search @@ (
        select
          query
        from
          terms
      )
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id asc
      ) as rank
    from
      hits
    order by
      id asc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=any, oneKind=false, oldestFirst=false): $1 filters, $2 words, $3 offset, $4 limit, $5 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          true
        order by
          n.id desc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $3::int + $4::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id desc
      ) as rank
    from
      hits
    order by
      id desc
    offset
      $3::int
    limit
      $4::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $5
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=any, oneKind=false, oldestFirst=true): $1 filters, $2 words, $3 offset, $4 limit, $5 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          true
        order by
          n.id asc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $3::int + $4::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id asc
      ) as rank
    from
      hits
    order by
      id asc
    offset
      $3::int
    limit
      $4::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $5
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=any, oneKind=true, oldestFirst=false): $1 filters, $2 words, $3 kinds, $4 offset, $5 limit, $6 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          true
          and n.kind = ($3::text[]) [1]
        order by
          n.id desc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $4::int + $5::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id desc
      ) as rank
    from
      hits
    order by
      id desc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $6
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=any, oneKind=true, oldestFirst=true): $1 filters, $2 words, $3 kinds, $4 offset, $5 limit, $6 viewerId
with
  "terms" as materialized (
    select
      words,
      words && search_scopes ($1::text[])::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($2::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          true
          and n.kind = ($3::text[]) [1]
        order by
          n.id asc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $4::int + $5::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id asc
      ) as rank
    from
      hits
    order by
      id asc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $6
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=same, oneKind=false, oldestFirst=false): $1 filters, $2 viewerId, $3 words, $4 offset, $5 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $2
          )
        order by
          n.id desc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $4::int + $5::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id desc
      ) as rank
    from
      hits
    order by
      id desc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=same, oneKind=false, oldestFirst=true): $1 filters, $2 viewerId, $3 words, $4 offset, $5 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $2
          )
        order by
          n.id asc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $4::int + $5::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id asc
      ) as rank
    from
      hits
    order by
      id asc
    offset
      $4::int
    limit
      $5::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=same, oneKind=true, oldestFirst=false): $1 filters, $2 viewerId, $3 words, $4 kinds, $5 offset, $6 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $2
          )
          and n.kind = ($4::text[]) [1]
        order by
          n.id desc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $5::int + $6::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id desc
      ) as rank
    from
      hits
    order by
      id desc
    offset
      $5::int
    limit
      $6::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.matchesByWalk(scope=same, oneKind=true, oldestFirst=true): $1 filters, $2 viewerId, $3 words, $4 kinds, $5 offset, $6 limit
with
  "terms" as materialized (
    select
      words,
      words && search_scopes (
        $1::text[] || (
          select
            school_key
          from
            member
          where
            id = $2
        )
      )::tsquery as query,
      strpos(words::text, ':*') > 0 as has_prefix
    from
      search_query ($3::text) words
  ),
  "hits" as (
    select
      walk.id
    from
      (
        select
          n.id,
          n.search
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $2
          )
          and n.kind = ($4::text[]) [1]
        order by
          n.id asc
        limit
          3000
      ) walk,
      terms
    where
      walk.search @@ terms.query
    limit
      $5::int + $6::int
  ),
  "total" as (
    select
      count(*)::int as "totalCount"
    from
      hits
  ),
  "page" as (
    select
      id,
      row_number() over (
        order by
          id asc
      ) as rank
    from
      hits
    order by
      id asc
    offset
      $5::int
    limit
      $6::int
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $2
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.owned: $1 viewerId, $2 kinds, $3 before, $4 first
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
      "c"."applicationCount"
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
      "n"."owner_id" = $1
      and n.kind = any ($2::text[])
      and "n"."id" < $3
    order by
      "n"."id" desc
    limit
      $4
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.pageDocument(scope=any, kind=PROJECT): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($1::text[]) [1]
        order by
          n.id desc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  )
select
  (
    select
      row_to_json(item)
    from
      (
        select
          (
            select
              coalesce(json_agg(item), '[]')
            from
              (
                select
                  "n"."id" as "projectId",
                  "n"."title" as "title",
                  "n"."recruiting" as "recruiting",
                  exists (
                    select
                      1 as "one"
                    from
                      "favourite" as "f"
                    where
                      "f"."member_id" = $4
                      and "f"."notice_id" = "n"."id"
                  ) as "favorite",
                  '/pictures/' || "m"."picture" as "imageUrl",
                  "m"."nick_name" as "nickName",
                  ("n"."created_at" at time zone interval '9 hours')::date as "projectDate"
                from
                  "page"
                  inner join "notice" as "n" on "n"."id" = "page"."id"
                  inner join "member" as "m" on "m"."id" = "n"."owner_id"
                order by
                  "page"."rank" desc
              ) item
          ) as "content",
          ("total"."totalCount" + $3::int - 1) / $3::int as "totalPages",
          "total"."totalCount" as "totalElements",
          $2::int / $3::int as "number",
          $3::int as "size"
      ) item
  ) as "body"
from
  "total";

-- notices.pageDocument(scope=any, kind=STUDY): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($1::text[]) [1]
        order by
          n.id desc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  )
select
  (
    select
      row_to_json(item)
    from
      (
        select
          (
            select
              coalesce(json_agg(item), '[]')
            from
              (
                select
                  "n"."id" as "studyId",
                  "n"."title" as "title",
                  "n"."recruiting" as "recruiting",
                  exists (
                    select
                      1 as "one"
                    from
                      "favourite" as "f"
                    where
                      "f"."member_id" = $4
                      and "f"."notice_id" = "n"."id"
                  ) as "favorite",
                  '/pictures/' || "m"."picture" as "imageUrl",
                  "m"."nick_name" as "nickName",
                  ("n"."created_at" at time zone interval '9 hours')::date as "studyDate"
                from
                  "page"
                  inner join "notice" as "n" on "n"."id" = "page"."id"
                  inner join "member" as "m" on "m"."id" = "n"."owner_id"
                order by
                  "page"."rank" desc
              ) item
          ) as "content",
          ("total"."totalCount" + $3::int - 1) / $3::int as "totalPages",
          "total"."totalCount" as "totalElements",
          $2::int / $3::int as "number",
          $3::int as "size"
      ) item
  ) as "body"
from
  "total";

-- notices.pageDocument(scope=same, kind=PROJECT): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($2::text[]) [1]
        order by
          n.id desc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  )
select
  (
    select
      row_to_json(item)
    from
      (
        select
          (
            select
              coalesce(json_agg(item), '[]')
            from
              (
                select
                  "n"."id" as "projectId",
                  "n"."title" as "title",
                  "n"."recruiting" as "recruiting",
                  exists (
                    select
                      1 as "one"
                    from
                      "favourite" as "f"
                    where
                      "f"."member_id" = $1
                      and "f"."notice_id" = "n"."id"
                  ) as "favorite",
                  '/pictures/' || "m"."picture" as "imageUrl",
                  "m"."nick_name" as "nickName",
                  ("n"."created_at" at time zone interval '9 hours')::date as "projectDate"
                from
                  "page"
                  inner join "notice" as "n" on "n"."id" = "page"."id"
                  inner join "member" as "m" on "m"."id" = "n"."owner_id"
                order by
                  "page"."rank" desc
              ) item
          ) as "content",
          ("total"."totalCount" + $4::int - 1) / $4::int as "totalPages",
          "total"."totalCount" as "totalElements",
          $3::int / $4::int as "number",
          $4::int as "size"
      ) item
  ) as "body"
from
  "total";

-- notices.pageDocument(scope=same, kind=STUDY): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($2::text[]) [1]
        order by
          n.id desc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  )
select
  (
    select
      row_to_json(item)
    from
      (
        select
          (
            select
              coalesce(json_agg(item), '[]')
            from
              (
                select
                  "n"."id" as "studyId",
                  "n"."title" as "title",
                  "n"."recruiting" as "recruiting",
                  exists (
                    select
                      1 as "one"
                    from
                      "favourite" as "f"
                    where
                      "f"."member_id" = $1
                      and "f"."notice_id" = "n"."id"
                  ) as "favorite",
                  '/pictures/' || "m"."picture" as "imageUrl",
                  "m"."nick_name" as "nickName",
                  ("n"."created_at" at time zone interval '9 hours')::date as "studyDate"
                from
                  "page"
                  inner join "notice" as "n" on "n"."id" = "page"."id"
                  inner join "member" as "m" on "m"."id" = "n"."owner_id"
                order by
                  "page"."rank" desc
              ) item
          ) as "content",
          ("total"."totalCount" + $4::int - 1) / $4::int as "totalPages",
          "total"."totalCount" as "totalElements",
          $3::int / $4::int as "number",
          $4::int as "size"
      ) item
  ) as "body"
from
  "total";

-- notices.recent(scope=any): $1 viewerId, $2 kind
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
      "c"."applicationCount"
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
      true
      and "n"."kind" = $2
    order by
      "n"."id" desc
    limit
      12
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.recent(scope=same): $1 viewerId, $2 kind
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
      "c"."applicationCount"
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
      "n"."school_key" = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and "n"."kind" = $2
    order by
      "n"."id" desc
    limit
      12
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.recentDocument(scope=any, kind=PROJECT): $1 viewerId
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "n"."id" as "projectId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "projectDate"
        from
          "notice" as "n"
          inner join "member" as "m" on "m"."id" = "n"."owner_id"
        where
          true
          and "n"."kind" = 'PROJECT'
        order by
          "n"."id" desc
        limit
          12
      ) item
  ) as "body";

-- notices.recentDocument(scope=any, kind=STUDY): $1 viewerId
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "n"."id" as "studyId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "studyDate"
        from
          "notice" as "n"
          inner join "member" as "m" on "m"."id" = "n"."owner_id"
        where
          true
          and "n"."kind" = 'STUDY'
        order by
          "n"."id" desc
        limit
          12
      ) item
  ) as "body";

-- notices.recentDocument(scope=same, kind=PROJECT): $1 viewerId
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "n"."id" as "projectId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "projectDate"
        from
          "notice" as "n"
          inner join "member" as "m" on "m"."id" = "n"."owner_id"
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and "n"."kind" = 'PROJECT'
        order by
          "n"."id" desc
        limit
          12
      ) item
  ) as "body";

-- notices.recentDocument(scope=same, kind=STUDY): $1 viewerId
select
  (
    select
      coalesce(json_agg(item), '[]')
    from
      (
        select
          "n"."id" as "studyId",
          "n"."title" as "title",
          "n"."recruiting" as "recruiting",
          exists (
            select
              1 as "one"
            from
              "favourite" as "f"
            where
              "f"."member_id" = $1
              and "f"."notice_id" = "n"."id"
          ) as "favorite",
          '/pictures/' || "m"."picture" as "imageUrl",
          "m"."nick_name" as "nickName",
          ("n"."created_at" at time zone interval '9 hours')::date as "studyDate"
        from
          "notice" as "n"
          inner join "member" as "m" on "m"."id" = "n"."owner_id"
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and "n"."kind" = 'STUDY'
        order by
          "n"."id" desc
        limit
          12
      ) item
  ) as "body";

-- notices.related(scope=any, relation=APPLIED): $1 viewerId, $2 kind, $3 first
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
      "c"."applicationCount"
    from
      (
        select
          "n"."id",
          "related"."rank"
        from
          (
            select
              "a"."notice_id" as "noticeId",
              "a"."id" as "rank"
            from
              "application" as "a"
            where
              "a"."applicant_id" = $1
          ) as "related"
          inner join "notice" as "n" on "n"."id" = "related"."noticeId"
        where
          "n"."kind" = $2
        order by
          "rank" desc
        limit
          $3
      ) as "page"
      inner join "notice" as "n" on "n"."id" = "page"."id"
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
    order by
      "page"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.related(scope=any, relation=FAVOURITED): $1 viewerId, $2 kind, $3 first
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
      "c"."applicationCount"
    from
      (
        select
          "n"."id",
          "related"."rank"
        from
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
          ) as "related"
          inner join "notice" as "n" on "n"."id" = "related"."noticeId"
        where
          "n"."kind" = $2
          and true
        order by
          "rank" desc
        limit
          $3
      ) as "page"
      inner join "notice" as "n" on "n"."id" = "page"."id"
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
    order by
      "page"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.related(scope=same, relation=APPLIED): $1 viewerId, $2 kind, $3 first
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
      "c"."applicationCount"
    from
      (
        select
          "n"."id",
          "related"."rank"
        from
          (
            select
              "a"."notice_id" as "noticeId",
              "a"."id" as "rank"
            from
              "application" as "a"
            where
              "a"."applicant_id" = $1
          ) as "related"
          inner join "notice" as "n" on "n"."id" = "related"."noticeId"
        where
          "n"."kind" = $2
        order by
          "rank" desc
        limit
          $3
      ) as "page"
      inner join "notice" as "n" on "n"."id" = "page"."id"
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
    order by
      "page"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.related(scope=same, relation=FAVOURITED): $1 viewerId, $2 kind, $3 first
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
      "c"."applicationCount"
    from
      (
        select
          "n"."id",
          "related"."rank"
        from
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
          ) as "related"
          inner join "notice" as "n" on "n"."id" = "related"."noticeId"
        where
          "n"."kind" = $2
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
          "rank" desc
        limit
          $3
      ) as "page"
      inner join "notice" as "n" on "n"."id" = "page"."id"
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
    order by
      "page"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=false, recruitingOnly=false, oldestFirst=false): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id < (start.block + 1)::bigint << 10
        order by
          n.id desc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=false, recruitingOnly=false, oldestFirst=true): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id >= start.block::bigint << 10
        order by
          n.id asc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=false, recruitingOnly=true, oldestFirst=false): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id < (start.block + 1)::bigint << 10
          and n.recruiting
        order by
          n.id desc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=false, recruitingOnly=true, oldestFirst=true): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id >= start.block::bigint << 10
          and n.recruiting
        order by
          n.id asc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=true, recruitingOnly=false, oldestFirst=false): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($1::text[]) [1]
        order by
          n.id desc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=true, recruitingOnly=false, oldestFirst=true): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id >= start.block::bigint << 10
          and n.kind = ($1::text[]) [1]
        order by
          n.id asc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=true, recruitingOnly=true, oldestFirst=false): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($1::text[]) [1]
          and n.recruiting
        order by
          n.id desc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=any, oneKind=true, recruitingOnly=true, oldestFirst=true): $1 kinds, $2 offset, $3 limit, $4 viewerId
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = ''
      and kind = any ($1::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = ''
      and kind = any ($1::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $2::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          true
          and n.id >= start.block::bigint << 10
          and n.kind = ($1::text[]) [1]
          and n.recruiting
        order by
          n.id asc
        offset
          $2::int - start.before
        limit
          $3::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
              "f"."member_id" = $4
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=false, recruitingOnly=false, oldestFirst=false): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id < (start.block + 1)::bigint << 10
        order by
          n.id desc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=false, recruitingOnly=false, oldestFirst=true): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id >= start.block::bigint << 10
        order by
          n.id asc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=false, recruitingOnly=true, oldestFirst=false): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id < (start.block + 1)::bigint << 10
          and n.recruiting
        order by
          n.id desc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=false, recruitingOnly=true, oldestFirst=true): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id >= start.block::bigint << 10
          and n.recruiting
        order by
          n.id asc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=true, recruitingOnly=false, oldestFirst=false): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($2::text[]) [1]
        order by
          n.id desc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=true, recruitingOnly=false, oldestFirst=true): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("total") as count,
      sum(sum("total")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("total") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("total")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id >= start.block::bigint << 10
          and n.kind = ($2::text[]) [1]
        order by
          n.id asc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=true, recruitingOnly=true, oldestFirst=false): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock desc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block desc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block desc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id < (start.block + 1)::bigint << 10
          and n.kind = ($2::text[]) [1]
          and n.recruiting
        order by
          n.id desc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.schoolPage(scope=same, oneKind=true, recruitingOnly=true, oldestFirst=true): $1 viewerId, $2 kinds, $3 offset, $4 limit
with
  "superblocks" as (
    select
      superblock as block,
      sum("recruiting") as count,
      sum(sum("recruiting")) over (
        order by
          superblock asc
      ) as running
    from
      notice_superblock
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
    group by
      superblock
  ),
  "total" as (
    select
      coalesce(sum(count), 0)::int as "totalCount"
    from
      superblocks
  ),
  "start_superblock" as (
    select
      block,
      running - count as before
    from
      superblocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "blocks" as (
    select
      block,
      sum("recruiting") as count,
      (
        select
          before
        from
          start_superblock
      ) + sum(sum("recruiting")) over (
        order by
          block asc
      ) as running
    from
      notice_block
    where
      school_key = (
        select
          school_key
        from
          member
        where
          id = $1
      )
      and kind = any ($2::text[])
      and block >= (
        select
          block << 5
        from
          start_superblock
      )
      and block < (
        select
          (block + 1) << 5
        from
          start_superblock
      )
    group by
      block
  ),
  "start" as (
    select
      block,
      running - count as before
    from
      blocks
    where
      running > $3::int
    order by
      block asc
    limit
      1
  ),
  "page" as (
    select
      row.id,
      row.id as rank
    from
      start,
      lateral (
        select
          n.id
        from
          notice n
        where
          "n"."school_key" = (
            select
              school_key
            from
              member
            where
              id = $1
          )
          and n.id >= start.block::bigint << 10
          and n.kind = ($2::text[]) [1]
          and n.recruiting
        order by
          n.id asc
        offset
          $3::int - start.before
        limit
          $4::int
      ) row
  ),
  "result" as (
    select
      "total"."totalCount",
      "card".*
    from
      "total"
      left join (
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
          "page"."rank"
        from
          "page"
          inner join "notice" as "n" on "n"."id" = "page"."id"
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
      ) as "card" on true
    order by
      "card"."rank" asc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- notices.shared: $1 noticeId, $2 kind
with
  "result" as (
    select
      "title",
      "university",
      "recruit_number",
      "recruiting"
    from
      "notice"
    where
      "id" = $1
      and "kind" = $2
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
