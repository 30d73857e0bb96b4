-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- applications.add(scope=any): $1 noticeId, $2 memberId, $3 role, $4 text, $5 noticeTitle, $6 ownerId
with
  "added" as (
    insert into
      "application" ("notice_id", "applicant_id", "role", "text", "status")
    select
      $1::int as "notice_id",
      $2::int as "applicant_id",
      $3::text as "role",
      $4::text as "text",
      'PENDING' as "status"
    returning
      "id",
      "created_at" as "createdAt"
  ),
  "change" as (
    select
      *,
      $1::int as "noticeId",
      $5::text as "noticeTitle",
      $6::int as "ownerId",
      $2::int as "memberId"
    from
      "added"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'APPLICATION_RECEIVED' as "kind",
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
      "createdAt",
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

-- applications.add(scope=same): $1 noticeId, $2 memberId, $3 role, $4 text, $5 noticeTitle, $6 ownerId
with
  "added" as (
    insert into
      "application" ("notice_id", "applicant_id", "role", "text", "status")
    select
      $1::int as "notice_id",
      $2::int as "applicant_id",
      $3::text as "role",
      $4::text as "text",
      'PENDING' as "status"
    returning
      "id",
      "created_at" as "createdAt"
  ),
  "change" as (
    select
      *,
      $1::int as "noticeId",
      $5::text as "noticeTitle",
      $6::int as "ownerId",
      $2::int as "memberId"
    from
      "added"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'APPLICATION_RECEIVED' as "kind",
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
      "createdAt",
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

-- applications.byId: $1 id
with
  "result" as (
    select
      "a"."id",
      "a"."notice_id" as "noticeId",
      "a"."status",
      "a"."role",
      "a"."text",
      "a"."created_at" as "createdAt",
      "a"."decided_at" as "decidedAt",
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "applicant"
    from
      "application" as "a"
      inner join "member" as "m" on "m"."id" = "a"."applicant_id"
    where
      "a"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.decide(scope=any, decision=APPROVED): $1 id, $2 noticeId, $3 noticeTitle, $4 ownerId, $5 memberId
with
  "decided" as (
    update "application"
    set
      "status" = 'APPROVED',
      "decided_at" = now()
    where
      "id" = $1
    returning
      "decided_at" as "decidedAt"
  ),
  "change" as (
    select
      *,
      $2::int as "noticeId",
      $3::text as "noticeTitle",
      $4::int as "ownerId",
      $5::int as "memberId"
    from
      "decided"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'APPLICATION_APPROVED' as "kind",
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
          "ownerId"
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
          "memberId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "ownerId"
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
      "decidedAt",
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

-- applications.decide(scope=any, decision=REJECTED): $1 id, $2 noticeId, $3 noticeTitle, $4 ownerId, $5 memberId
with
  "decided" as (
    update "application"
    set
      "status" = 'REJECTED',
      "decided_at" = now()
    where
      "id" = $1
    returning
      "decided_at" as "decidedAt"
  ),
  "change" as (
    select
      *,
      $2::int as "noticeId",
      $3::text as "noticeTitle",
      $4::int as "ownerId",
      $5::int as "memberId"
    from
      "decided"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'APPLICATION_REJECTED' as "kind",
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
          "ownerId"
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
          "memberId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "ownerId"
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
      "decidedAt",
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

-- applications.decide(scope=same, decision=APPROVED): $1 id, $2 noticeId, $3 noticeTitle, $4 ownerId, $5 memberId
with
  "decided" as (
    update "application"
    set
      "status" = 'APPROVED',
      "decided_at" = now()
    where
      "id" = $1
    returning
      "decided_at" as "decidedAt"
  ),
  "change" as (
    select
      *,
      $2::int as "noticeId",
      $3::text as "noticeTitle",
      $4::int as "ownerId",
      $5::int as "memberId"
    from
      "decided"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'APPLICATION_APPROVED' as "kind",
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
          "ownerId"
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
          "memberId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "ownerId"
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
      "decidedAt",
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

-- applications.decide(scope=same, decision=REJECTED): $1 id, $2 noticeId, $3 noticeTitle, $4 ownerId, $5 memberId
with
  "decided" as (
    update "application"
    set
      "status" = 'REJECTED',
      "decided_at" = now()
    where
      "id" = $1
    returning
      "decided_at" as "decidedAt"
  ),
  "change" as (
    select
      *,
      $2::int as "noticeId",
      $3::text as "noticeTitle",
      $4::int as "ownerId",
      $5::int as "memberId"
    from
      "decided"
  ),
  "written" as (
    insert into
      "notification" ("recipient_id", "kind", "notice_id", "notice_title", "actor_id", "times")
    select
      "m"."id",
      'APPLICATION_REJECTED' as "kind",
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
          "ownerId"
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
          "memberId"
        from
          "change"
      )
      and "m"."id" is distinct from (
        select
          "ownerId"
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
      "decidedAt",
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

-- applications.idOf: $1 noticeId, $2 memberId
with
  "result" as (
    select
      "id"
    from
      "application"
    where
      "notice_id" = $1
      and "applicant_id" = $2
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
      "m"."school_key" as "schoolKey",
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
            "a"."decided_at"
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
          ) as "notice",
          json_build_object(
            'id',
            "m"."id",
            'nickName',
            "m"."nick_name",
            'imageUrl',
            '/pictures/' || "m"."picture",
            'schoolVerified',
            coalesce("m"."verified_until" > now(), false)
          ) as "applicant",
          exists (
            select
              "a"."id"
            from
              "application" as "a"
            where
              "a"."notice_id" = "n"."id"
              and "a"."applicant_id" = $1
          ) as "hasApplied"
        from
          "application" as "a"
          inner join "notice" as "n" on "n"."id" = "a"."notice_id"
          inner join "member" as "m" on "m"."id" = "a"."applicant_id"
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

-- applications.ofMember: $1 memberId, $2 noticeIds
with
  "result" as (
    select
      "a"."id",
      "a"."notice_id" as "noticeId",
      "a"."status",
      "a"."role",
      "a"."text",
      "a"."created_at" as "createdAt",
      "a"."decided_at" as "decidedAt",
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "applicant"
    from
      "application" as "a"
      inner join "member" as "m" on "m"."id" = "a"."applicant_id"
    where
      "a"."applicant_id" = $1
      and "a"."notice_id" = any ($2)
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.ofNotice: $1 noticeId
with
  "result" as (
    select
      "a"."id",
      "a"."notice_id" as "noticeId",
      "a"."status",
      "a"."role",
      "a"."text",
      "a"."created_at" as "createdAt",
      "a"."decided_at" as "decidedAt",
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "applicant"
    from
      "application" as "a"
      inner join "member" as "m" on "m"."id" = "a"."applicant_id"
    where
      "a"."notice_id" = $1
    order by
      "a"."id"
    limit
      1000
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.ofViewer: $1 viewerId, $2 kinds, $3 before, $4 first
with
  "result" as (
    select
      "a"."id",
      "a"."notice_id" as "noticeId",
      "a"."status",
      "a"."role",
      "a"."text",
      "a"."created_at" as "createdAt",
      "a"."decided_at" as "decidedAt",
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "applicant"
    from
      "application" as "a"
      inner join "member" as "m" on "m"."id" = "a"."applicant_id"
      inner join "notice" as "n" on "n"."id" = "a"."notice_id"
    where
      "a"."applicant_id" = $1
      and n.kind = any ($2::text[])
      and "a"."id" < $3
    order by
      "a"."id" desc
    limit
      $4
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

-- applications.pages: $1 parentIds, $2 afterIds, $3 firsts
with
  "result" as (
    select
      "page"."index" as "pageIndex",
      "a"."id",
      "a"."notice_id" as "noticeId",
      "a"."status",
      "a"."role",
      "a"."text",
      "a"."created_at" as "createdAt",
      "a"."decided_at" as "decidedAt",
      json_build_object(
        'id',
        "m"."id",
        'nickName',
        "m"."nick_name",
        'imageUrl',
        '/pictures/' || "m"."picture",
        'schoolVerified',
        coalesce("m"."verified_until" > now(), false)
      ) as "applicant"
    from
      unnest($1::int[], $2::int[], $3::int[]) with ordinality as page (parent_id, after_id, first, index)
      inner join lateral (
        select
          *
        from
          "application"
        where
          "notice_id" = page.parent_id
          and id > page.after_id
        order by
          id
        limit
          page.first
      ) as "a" on true
      inner join "member" as "m" on "m"."id" = "a"."applicant_id"
    order by
      "a"."id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- applications.seats: $1 noticeIds
with
  "result" as (
    select
      "notice_id" as "noticeId",
      "role",
      "headcount",
      "approved"
    from
      "seat"
    where
      "notice_id" = any ($1)
    order by
      array_position(array['FRONTEND', 'BACKEND', 'DESIGNER'], role) nulls first
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
