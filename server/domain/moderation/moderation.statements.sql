-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- moderation.addReport: $1 caseId, $2 viewerId, $3 reason, $4 text, $5 verified, $6 pseudonym
with
  "result" as (
    insert into
      "report" ("case_id", "reporter_id", "reason", "text", "verified", "reporter_pseudonym")
    select
      $1::int as "case_id",
      $2::int as "reporter_id",
      $3::text as "reason",
      $4::text as "text",
      $5::boolean as "verified",
      $6::text as "reporter_pseudonym"
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.authorOfNotice: $1 noticeId
with
  "result" as (
    select
      "author_id" as "authorId"
    from
      "moderation_case"
    where
      "notice_id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.caseOfMember: $1 schoolKey, $2 memberId
with
  "result" as (
    insert into
      "moderation_case" ("school_key", "member_id", "author_id", "open")
    select
      $1::text as "school_key",
      $2::int as "member_id",
      $2::int as "author_id",
      false as "open"
    on conflict ("member_id") do update
    set
      "changed_at" = now()
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.countPeople: $1 caseId, $2 prefix
with
  "result" as (
    select
      cast(count(*) as integer) as "people"
    from
      "report" as "r"
      left join "member" as "m" on "m"."id" = "r"."reporter_id"
    where
      "r"."case_id" = $1
      and "r"."verified" = true
      and (
        starts_with(r.reporter_pseudonym, $2)
        or "m"."verified_person" is not null
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.countReport(target=COMMENT): $1 schoolKey, $2 targetId, $3 authorId, $4 authorPseudonym, $5 verified
with
  "result" as (
    insert into
      "moderation_case" ("school_key", "comment_id", "author_id", "author_pseudonym", "reports", "verified_reports")
    select
      $1::text as "school_key",
      $2::int as "target_id",
      $3::int as "author_id",
      $4::text as "author_pseudonym",
      1 as "reports",
      $5::boolean::integer as "verified_reports"
    on conflict ("comment_id") do update
    set
      "open" = true,
      "author_pseudonym" = coalesce("moderation_case"."author_pseudonym", "excluded"."author_pseudonym"),
      "reports" = "moderation_case"."reports" + 1,
      "verified_reports" = "moderation_case"."verified_reports" + "excluded"."verified_reports",
      "changed_at" = now()
    returning
      "id",
      "reviewed"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.countReport(target=MEMBER): $1 schoolKey, $2 targetId, $3 authorId, $4 authorPseudonym, $5 verified
with
  "result" as (
    insert into
      "moderation_case" ("school_key", "member_id", "author_id", "author_pseudonym", "reports", "verified_reports")
    select
      $1::text as "school_key",
      $2::int as "target_id",
      $3::int as "author_id",
      $4::text as "author_pseudonym",
      1 as "reports",
      $5::boolean::integer as "verified_reports"
    on conflict ("member_id") do update
    set
      "open" = true,
      "author_pseudonym" = coalesce("moderation_case"."author_pseudonym", "excluded"."author_pseudonym"),
      "reports" = "moderation_case"."reports" + 1,
      "verified_reports" = "moderation_case"."verified_reports" + "excluded"."verified_reports",
      "changed_at" = now()
    returning
      "id",
      "reviewed"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.countReport(target=NOTICE): $1 schoolKey, $2 targetId, $3 authorId, $4 authorPseudonym, $5 verified
with
  "result" as (
    insert into
      "moderation_case" ("school_key", "notice_id", "author_id", "author_pseudonym", "reports", "verified_reports")
    select
      $1::text as "school_key",
      $2::int as "target_id",
      $3::int as "author_id",
      $4::text as "author_pseudonym",
      1 as "reports",
      $5::boolean::integer as "verified_reports"
    on conflict ("notice_id") do update
    set
      "open" = true,
      "author_pseudonym" = coalesce("moderation_case"."author_pseudonym", "excluded"."author_pseudonym"),
      "reports" = "moderation_case"."reports" + 1,
      "verified_reports" = "moderation_case"."verified_reports" + "excluded"."verified_reports",
      "changed_at" = now()
    returning
      "id",
      "reviewed"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.endSuspensions: $1 caseId, $2 pseudonyms
with
  "result" as (
    delete from "kept_suspension"
    where
      "entry_id" in (
        select
          "id"
        from
          "moderation_entry"
        where
          "case_id" = $1
        union
        select
          "s"."entry_id" as "id"
        from
          "kept_suspension" as "s"
        where
          "s"."pseudonym" = any ($2)
      )
    returning
      "pseudonym"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.export: $1 memberId, $2 after
with
  "result" as (
    select
      "r"."id",
      "c"."notice_id" as "noticeId",
      "c"."comment_id" as "commentId",
      "c"."member_id" as "memberId",
      "r"."reason",
      "r"."text",
      "r"."created_at" as "createdAt"
    from
      "report" as "r"
      inner join "moderation_case" as "c" on "c"."id" = "r"."case_id"
    where
      "r"."reporter_id" = $1
      and "r"."id" > $2
    order by
      "r"."id"
    limit
      500
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.foreignSuspensions: $1 prefix
with
  "result" as (
    select
      cast(count(*) as integer) as "count"
    from
      "kept_suspension"
    where
      "ends_at" > now()
      and not starts_with(pseudonym, $1)
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.keepSuspension: $1 endsAt, $2 entryId, $3 pseudonyms
with
  "result" as (
    insert into
      "kept_suspension" ("pseudonym", "ends_at", "entry_id")
    select
      "p"."pseudonym",
      $1::timestamptz as "ends_at",
      $2::int as "entry_id"
    from
      unnest($3::text[]) as p (pseudonym)
    order by
      "p"."pseudonym"
    on conflict ("pseudonym") do update
    set
      "ends_at" = "excluded"."ends_at",
      "entry_id" = "excluded"."entry_id"
    where
      "kept_suspension"."ends_at" < "excluded"."ends_at"
    returning
      "pseudonym"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.keptSuspension: $1 pseudonyms
with
  "result" as (
    select
      "s"."ends_at" as "endsAt",
      "e"."school_key" as "schoolKey",
      "e"."moderator_id" as "moderatorId",
      "e"."reason" as "reason",
      "e"."days" as "days"
    from
      "kept_suspension" as "s"
      inner join "moderation_entry" as "e" on "e"."id" = "s"."entry_id"
    where
      "s"."pseudonym" = any ($1)
      and "s"."ends_at" > now()
    order by
      "s"."ends_at" desc
    limit
      1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.latestSuspension: $1 memberId
with
  "result" as (
    select
      "id"
    from
      "moderation_entry"
    where
      "author_id" = $1
      and "action" = 'SUSPEND'
    order by
      created_at + make_interval(days => days) desc
    limit
      1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.lockMembers: $1 memberIds
with
  "result" as (
    select
      "m"."id",
      "m"."verified_person" as "person",
      case
        when coalesce("m"."verified_until" > now(), false) then m.verified_person
      end as "provenPerson"
    from
      "member" as "m"
    where
      "m"."id" = any ($1)
    order by
      "m"."id"
    for no key update of
      "m"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.mayAppeal: $1 viewerId, $2 caseId
with
  "result" as (
    select
      case
        when de."appealedAt" is not null then 'ALREADY_APPEALED'
        when not de.hidden
        and de."suspendedUntil" is null then 'NOTHING_TO_APPEAL'
      end as "denial"
    from
      (
        select
          "k"."id",
          case
            when "k"."notice_id" is not null then 'NOTICE'
            when "k"."comment_id" is not null then 'COMMENT'
            else 'MEMBER'
          end as "target",
          n.id as "noticeId",
          coalesce(c.text, t.nick_name, n.title) as "text",
          "e"."action",
          "e"."reason",
          "e"."created_at" as "createdAt",
          coalesce(c.hidden, t.hidden, n.hidden) as "hidden",
          case
            when e.action = 'SUSPEND' then case
              when "m"."suspended_until" > now() then "m"."suspended_until"
            end
          end as "suspendedUntil",
          "k"."appealed_at" as "appealedAt"
        from
          "moderation_case" as "k"
          left join "comment" as "c" on "c"."id" = "k"."comment_id"
          left join "notice" as "n" on "n"."id" = coalesce("k"."notice_id", "c"."notice_id")
          left join "member" as "t" on "t"."id" = "k"."member_id"
          left join "member" as "m" on "m"."id" = "k"."author_id"
          inner join lateral (
            select
              "e"."action",
              "e"."reason",
              "e"."created_at"
            from
              "moderation_entry" as "e"
            where
              "e"."case_id" = "k"."id"
            order by
              "e"."id" desc
            limit
              1
          ) as "e" on true
        where
          "k"."author_id" = $1
          and "k"."id" = $2
      ) as "de"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.mayDecide: $1 viewerId, $2 caseId
with
  "result" as (
    select
      case
        when $1 in (
          k.author_id,
          k.member_id,
          c.author_id,
          (
            select
              owner_id
            from
              notice
            where
              id = k.notice_id
          )
        ) then 'FORBIDDEN'
      end as "denial"
    from
      "moderation_case" as "k"
      left join "comment" as "c" on "c"."id" = "k"."comment_id"
    where
      "k"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.mayReport: $1 ownerId, $2 viewerId
with
  "result" as (
    select
      case
        when $1::int = $2 then 'OWN_CONTENT'
      end as "denial"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.ofModerator: $1 id, $2 viewerId
with
  "result" as (
    select
      "k"."comment_id" as "commentId",
      "k"."member_id" as "memberId",
      coalesce("k"."notice_id", "c"."notice_id") as "noticeId"
    from
      "moderation_case" as "k"
      inner join "member" as "moderator" on "moderator"."school_key" = "k"."school_key"
      left join "comment" as "c" on "c"."id" = "k"."comment_id"
    where
      "k"."id" = $1
      and "moderator"."id" = $2
      and "moderator"."moderator" = true
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.removeAuthorPseudonyms: $1 memberId
with
  "result" as (
    update "moderation_case"
    set
      "author_pseudonym" = null
    where
      "author_id" = $1
      and "author_pseudonym" is not null
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.removeEndedSuspensions
with
  "result" as (
    delete from "kept_suspension"
    where
      "pseudonym" in (
        select
          "pseudonym"
        from
          "kept_suspension"
        where
          "ends_at" <= now()
        limit
          1000
        for update
          skip locked
      )
    returning
      "pseudonym"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.removeOldAuthors
with
  "result" as (
    update "moderation_case"
    set
      "author_pseudonym" = null
    where
      "id" in (
        select
          "id"
        from
          "moderation_case"
        where
          "author_pseudonym" is not null
          and "changed_at" < now() - interval '1 year'
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

-- moderation.removeOldPseudonyms
with
  "result" as (
    update "report"
    set
      "reporter_pseudonym" = null
    where
      "id" in (
        select
          "id"
        from
          "report"
        where
          "reporter_pseudonym" is not null
          and "created_at" < now() - interval '1 year'
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

-- moderation.removePseudonyms: $1 caseId
with
  "result" as (
    update "report"
    set
      "reporter_pseudonym" = null
    where
      "case_id" = $1
      and "reporter_pseudonym" is not null
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- moderation.visibleMember: $1 memberId, $2 viewerId
with
  "result" as (
    select
      "m"."id"
    from
      "member" as "m"
    where
      "m"."id" = $1
      and "m"."school_key" = (
        select
          "school_key"
        from
          member
        where
          id = $2
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
