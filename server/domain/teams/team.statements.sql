-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- teams.addPost: $1 noticeId, $2 authorId, $3 text
with
  "result" as (
    insert into
      "team_post" ("notice_id", "author_id", "text")
    select
      $1::int as "notice_id",
      $2::int as "author_id",
      $3::text as "text"
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.answer: $1 noticeId, $2 memberId
with
  "result" as (
    delete from "response_check" as "r" using "application" as "a"
    where
      "a"."id" = "r"."application_id"
      and "a"."notice_id" = $1
      and "a"."applicant_id" = $2
    returning
      "r"."application_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.ask: $1 noticeId, $2 memberId
with
  "result" as (
    insert into
      "response_check" ("application_id")
    select
      "id"
    from
      "application"
    where
      "notice_id" = $1
      and "applicant_id" = $2
      and $2 in (
        (
          select
            "o"."owner_id" as "memberId"
          from
            "notice" as "o"
          where
            "o"."id" = $1
          union
          select
            "a"."applicant_id" as "memberId"
          from
            "application" as "a"
          where
            "a"."notice_id" = $1
            and "a"."status" = 'APPROVED'
        )
      )
    on conflict ("application_id") do nothing
    returning
      "application_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.byId: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      "n"."id",
      "n"."owner_id" as "ownerId",
      "n"."team_state" as "state",
      "n"."hidden",
      "t"."link",
      "t"."pinned_post_id" as "pinnedPostId",
      "r"."asked_at" as "viewerAskedAt",
      (
        select
          cast(count(*) as integer) as "count"
        from
          "profile_team" as "g"
        where
          "g"."notice_id" = "n"."id"
          and "g"."member_id" in (
            (
              select
                "o"."owner_id" as "memberId"
              from
                "notice" as "o"
              where
                "o"."id" = "n"."id"
              union
              select
                "a"."applicant_id" as "memberId"
              from
                "application" as "a"
              where
                "a"."notice_id" = "n"."id"
                and "a"."status" = 'APPROVED'
            )
          )
      ) as "showingCount",
      case
        when n.team_state = 'DONE' then $1 in (
          (
            select
              "g"."member_id" as "memberId"
            from
              "profile_team" as "g"
            where
              "g"."notice_id" = "n"."id"
              and "g"."member_id" in (
                (
                  select
                    "o"."owner_id" as "memberId"
                  from
                    "notice" as "o"
                  where
                    "o"."id" = "n"."id"
                  union
                  select
                    "a"."applicant_id" as "memberId"
                  from
                    "application" as "a"
                  where
                    "a"."notice_id" = "n"."id"
                    and "a"."status" = 'APPROVED'
                )
              )
          )
        )
      end as "viewerShowsOnProfile"
    from
      "notice" as "n"
      left join "team" as "t" on "t"."notice_id" = "n"."id"
      left join "application" as "a" on "a"."notice_id" = "n"."id"
      and "a"."applicant_id" = $1
      left join "response_check" as "r" on "r"."application_id" = "a"."id"
    where
      "n"."id" = $2
      and $1 in (
        (
          select
            "o"."owner_id" as "memberId"
          from
            "notice" as "o"
          where
            "o"."id" = $2
          union
          select
            "a"."applicant_id" as "memberId"
          from
            "application" as "a"
          where
            "a"."notice_id" = $2
            and "a"."status" = 'APPROVED'
        )
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.completed: $1 viewerId, $2 memberIds
with
  "result" as (
    select
      "m"."id" as "memberId",
      "team"."teamId",
      "team"."kind",
      "team"."title",
      "team"."role",
      "team"."isOwner",
      "team"."agreedAt",
      team."teamId" || '-' || m.id as "id"
    from
      "member" as "m"
      inner join lateral (
        select
          "n"."id" as "teamId",
          "n"."kind",
          "n"."title",
          "t"."role",
          "p"."created_at" as "agreedAt",
          n.owner_id = p.member_id as "isOwner"
        from
          "profile_team" as "p"
          inner join "notice" as "n" on "n"."id" = "p"."notice_id"
          left join "application" as "t" on "t"."notice_id" = "p"."notice_id"
          and "t"."applicant_id" = "p"."member_id"
          and "t"."status" = 'APPROVED'
        where
          "p"."member_id" = "m"."id"
          and "n"."hidden" = false
          and (
            "n"."owner_id" = any (
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
          and "p"."member_id" in (
            (
              select
                "o"."owner_id" as "memberId"
              from
                "notice" as "o"
              where
                "o"."id" = "n"."id"
              union
              select
                "a"."applicant_id" as "memberId"
              from
                "application" as "a"
              where
                "a"."notice_id" = "n"."id"
                and "a"."status" = 'APPROVED'
            )
          )
          and exists (
            select
              "g"."member_id" as "memberId"
            from
              "profile_team" as "g"
            where
              "g"."notice_id" = "n"."id"
              and "g"."member_id" in (
                (
                  select
                    "o"."owner_id" as "memberId"
                  from
                    "notice" as "o"
                  where
                    "o"."id" = "n"."id"
                  union
                  select
                    "a"."applicant_id" as "memberId"
                  from
                    "application" as "a"
                  where
                    "a"."notice_id" = "n"."id"
                    and "a"."status" = 'APPROVED'
                )
              )
              and "g"."member_id" <> "p"."member_id"
          )
        order by
          "n"."id" desc
        limit
          20
      ) as "team" on true
    where
      "m"."id" = any ($2)
      and (
        "m"."id" = $1
        or (
          "m"."hidden" = false
          and "m"."school_key" = (
            select
              "school_key"
            from
              member
            where
              id = $1
          )
          and (
            "m"."id" = any (
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
        )
      )
    order by
      "team"."teamId" desc
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.contactsOfViewer: $1 viewerId
with
  "result" as (
    select
      json_build_object(
        'openChat',
        "c"."open_chat",
        'email',
        "c"."email",
        'phone',
        "c"."phone",
        'github',
        "c"."github",
        'discord',
        "c"."discord"
      ) as "contacts"
    from
      "member" as "m"
      left join "contact" as "c" on "c"."member_id" = "m"."id"
    where
      "m"."id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.count: $1 viewerId
with
  "result" as (
    select
      cast(count(*) as integer) as "count"
    from
      (
        select
          "p"."noticeId"
        from
          (
            select
              "o"."id" as "noticeId",
              "o"."owner_id" as "memberId",
              coalesce("o"."owner_since", "o"."created_at") as "since",
              null::int as "applicationId",
              null::text as "role",
              true as "isOwner"
            from
              "notice" as "o"
            where
              "o"."owner_id" = $1
              and exists (
                select
                  "t"."id"
                from
                  "application" as "t"
                where
                  "t"."notice_id" = "o"."id"
                  and "t"."status" = 'APPROVED'
              )
            union all
            select
              "a"."notice_id" as "noticeId",
              "a"."applicant_id" as "memberId",
              a.decided_at as "since",
              a.id as "applicationId",
              "a"."role",
              false as "isOwner"
            from
              "application" as "a"
            where
              "a"."status" = 'APPROVED'
              and "a"."applicant_id" = $1
          ) as "p"
        limit
          100
      ) as "listed"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.depart: $1 applicationId, $2 reason
with
  "answered" as (
    delete from "response_check"
    where
      "application_id" = $1
  ),
  "removed" as (
    delete from "profile_team" as "p" using "application" as "a"
    where
      "a"."notice_id" = "p"."notice_id"
      and "a"."applicant_id" = "p"."member_id"
      and "a"."id" = $1
  ),
  "result" as (
    insert into
      "departure" ("application_id", "reason")
    select
      $1::int as "application_id",
      $2::text as "reason"
    returning
      "application_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.exportContacts: $1 memberId, $2 after
with
  "result" as (
    select
      "member_id" as "id",
      "open_chat" as "openChat",
      "email",
      "phone",
      "github",
      "discord"
    from
      "contact"
    where
      "member_id" = $1
      and "member_id" > $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.exportDepartures: $1 memberId, $2 after
with
  "result" as (
    select
      "a"."id",
      "a"."notice_id" as "noticeId",
      "d"."reason",
      "d"."created_at" as "createdAt"
    from
      "departure" as "d"
      inner join "application" as "a" on "a"."id" = "d"."application_id"
    where
      "a"."applicant_id" = $1
      and "a"."status" = 'LEFT'
      and "a"."id" > $2
    order by
      "a"."id"
    limit
      500
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.exportPosts: $1 memberId, $2 after
with
  "result" as (
    select
      "id",
      "notice_id" as "noticeId",
      "text",
      "created_at" as "createdAt"
    from
      "team_post"
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

-- teams.exportProfileTeams: $1 memberId, $2 after
with
  "result" as (
    select
      "notice_id" as "id",
      "notice_id" as "noticeId",
      "created_at" as "createdAt"
    from
      "profile_team"
    where
      "member_id" = $1
      and "notice_id" > $2
    order by
      "notice_id"
    limit
      500
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.invitationByToken: $1 tokenHash
with
  "result" as (
    select
      "id",
      "notice_id" as "noticeId",
      "role",
      "expires_at" as "expiresAt"
    from
      "team_invitation"
    where
      "token_hash" = $1
      and expires_at > clock_now ()
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.invitations: $1 noticeId
with
  "result" as (
    select
      "id",
      "notice_id" as "noticeId",
      "role",
      "expires_at" as "expiresAt"
    from
      "team_invitation"
    where
      "notice_id" = $1
      and expires_at > clock_now ()
    order by
      "id"
    limit
      100
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.invite: $1 noticeId, $2 role, $3 tokenHash
with
  "result" as (
    insert into
      "team_invitation" ("notice_id", "role", "token_hash", "expires_at")
    select
      $1::int as "notice_id",
      $2::text as "role",
      $3::text as "token_hash",
      clock_now () + interval '72 hours' as "expires_at"
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.link: $1 noticeId, $2 link
with
  "result" as (
    insert into
      "team" ("notice_id", "link")
    select
      $1::int as "notice_id",
      $2::text as "link"
    on conflict ("notice_id") do update
    set
      "link" = "excluded"."link"
    returning
      "notice_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.members: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      "p"."role",
      "p"."isOwner",
      "p"."since",
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
      ) as "member",
      json_build_object(
        'openChat',
        "c"."open_chat",
        'email',
        "c"."email",
        'phone',
        "c"."phone",
        'github',
        "c"."github",
        'discord',
        "c"."discord"
      ) as "contacts",
      p."noticeId" || '-' || m.id as "id",
      "n"."owner_id" as "ownerId",
      case
        when $1 in (m.id, n.owner_id) then r.asked_at
      end as "askedAt",
      coalesce(
        $1 = n.owner_id
        and "r"."asked_at" <= now() - interval '72 hours',
        false
      ) as "unanswered"
    from
      (
        select
          "o"."id" as "noticeId",
          "o"."owner_id" as "memberId",
          coalesce("o"."owner_since", "o"."created_at") as "since",
          null::int as "applicationId",
          null::text as "role",
          true as "isOwner"
        from
          "notice" as "o"
        union all
        select
          "a"."notice_id" as "noticeId",
          "a"."applicant_id" as "memberId",
          a.decided_at as "since",
          a.id as "applicationId",
          "a"."role",
          false as "isOwner"
        from
          "application" as "a"
        where
          "a"."status" = 'APPROVED'
      ) as "p"
      inner join "member" as "m" on "m"."id" = "p"."memberId"
      inner join "notice" as "n" on "n"."id" = "p"."noticeId"
      left join "contact" as "c" on "c"."member_id" = "m"."id"
      left join "response_check" as "r" on "r"."application_id" = "p"."applicationId"
    where
      "p"."noticeId" = $2
      and $1 in (
        (
          select
            "o"."owner_id" as "memberId"
          from
            "notice" as "o"
          where
            "o"."id" = $2
          union
          select
            "a"."applicant_id" as "memberId"
          from
            "application" as "a"
          where
            "a"."notice_id" = $2
            and "a"."status" = 'APPROVED'
        )
      )
    order by
      "p"."isOwner" desc,
      "p"."since",
      "m"."id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.membership: $1 noticeId, $2 viewerId
with
  "result" as (
    select
      "n"."id"
    from
      "notice" as "n"
    where
      "n"."id" = $1
      and $2 in (
        (
          select
            "o"."owner_id" as "memberId"
          from
            "notice" as "o"
          where
            "o"."id" = $1
          union
          select
            "a"."applicant_id" as "memberId"
          from
            "application" as "a"
          where
            "a"."notice_id" = $1
            and "a"."status" = 'APPROVED'
        )
      )
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.noticeOfInvitation: $1 id
with
  "result" as (
    select
      "notice_id" as "noticeId"
    from
      "team_invitation"
    where
      "id" = $1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.ofViewer: $1 viewerId, $2 before, $3 first
with
  "result" as (
    select
      "p"."noticeId" as "id",
      "p"."role",
      "p"."isOwner",
      "p"."since",
      "n"."team_state" as "state"
    from
      (
        select
          "o"."id" as "noticeId",
          "o"."owner_id" as "memberId",
          coalesce("o"."owner_since", "o"."created_at") as "since",
          null::int as "applicationId",
          null::text as "role",
          true as "isOwner"
        from
          "notice" as "o"
        where
          "o"."owner_id" = $1
          and exists (
            select
              "t"."id"
            from
              "application" as "t"
            where
              "t"."notice_id" = "o"."id"
              and "t"."status" = 'APPROVED'
          )
        union all
        select
          "a"."notice_id" as "noticeId",
          "a"."applicant_id" as "memberId",
          a.decided_at as "since",
          a.id as "applicationId",
          "a"."role",
          false as "isOwner"
        from
          "application" as "a"
        where
          "a"."status" = 'APPROVED'
          and "a"."applicant_id" = $1
      ) as "p"
      inner join "notice" as "n" on "n"."id" = "p"."noticeId"
    where
      "p"."noticeId" < $2
    order by
      "p"."noticeId" desc
    limit
      $3
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.openInvitations: $1 noticeId
with
  "result" as (
    select
      "role",
      cast(count(*) as integer) as "count"
    from
      "team_invitation"
    where
      "notice_id" = $1
      and expires_at > clock_now ()
    group by
      "role"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.pin: $1 noticeId, $2 postId
with
  "result" as (
    insert into
      "team" ("notice_id", "pinned_post_id")
    select
      $1::int as "notice_id",
      $2::int as "pinned_post_id"
    on conflict ("notice_id") do update
    set
      "pinned_post_id" = "excluded"."pinned_post_id"
    returning
      "notice_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.posts: $1 viewerId, $2 noticeId, $3 before, $4 first
with
  "result" as (
    select
      "p"."id",
      "n"."owner_id" as "ownerId",
      "p"."text",
      "p"."created_at" as "createdAt",
      t.pinned_post_id is not distinct from p.id as "pinned",
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
      "team_post" as "p"
      inner join "notice" as "n" on "n"."id" = "p"."notice_id"
      left join "team" as "t" on "t"."notice_id" = "n"."id"
      left join "member" as "m" on "m"."id" = "p"."author_id"
    where
      "p"."notice_id" = $2
      and $1 in (
        (
          select
            "o"."owner_id" as "memberId"
          from
            "notice" as "o"
          where
            "o"."id" = $2
          union
          select
            "a"."applicant_id" as "memberId"
          from
            "application" as "a"
          where
            "a"."notice_id" = $2
            and "a"."status" = 'APPROVED'
        )
      )
      and "p"."id" < $3
    order by
      "p"."id" desc
    limit
      $4
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.reasons: $1 applicationIds
with
  "result" as (
    select
      "application_id" as "applicationId",
      "reason"
    from
      "departure"
    where
      "application_id" = any ($1)
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.removeFromProfile: $1 memberId, $2 noticeId
with
  "result" as (
    delete from "profile_team"
    where
      "member_id" = $1
      and "notice_id" = $2
    returning
      "notice_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.replaceContacts: $1 memberId, $2 openChat, $3 email, $4 phone, $5 github, $6 discord
with
  "result" as (
    insert into
      "contact" ("member_id", "open_chat", "email", "phone", "github", "discord")
    select
      $1::int as "member_id",
      $2::text as "open_chat",
      $3::text as "email",
      $4::text as "phone",
      $5::text as "github",
      $6::text as "discord"
    on conflict ("member_id") do update
    set
      "open_chat" = "excluded"."open_chat",
      "email" = "excluded"."email",
      "phone" = "excluded"."phone",
      "github" = "excluded"."github",
      "discord" = "excluded"."discord"
    returning
      "member_id" as "memberId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.revokeInvitation: $1 noticeId, $2 id
with
  "result" as (
    delete from "team_invitation"
    where
      "notice_id" = $1
      and "id" = $2
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.revokeInvitations: $1 noticeId
with
  "result" as (
    delete from "team_invitation"
    where
      "notice_id" = $1
    returning
      "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.shared: $1 viewerId, $2 memberId
with
  "result" as (
    select
      "team"."noticeId"
    from
      (
        select
          "o"."id" as "noticeId"
        from
          "notice" as "o"
        where
          "o"."owner_id" = $1
        union
        select
          "a"."notice_id" as "noticeId"
        from
          "application" as "a"
        where
          "a"."applicant_id" = $1
          and "a"."status" = 'APPROVED'
      ) as "team"
    where
      $2 in (
        (
          select
            "o"."owner_id" as "memberId"
          from
            "notice" as "o"
          where
            "o"."id" = "team"."noticeId"
          union
          select
            "a"."applicant_id" as "memberId"
          from
            "application" as "a"
          where
            "a"."notice_id" = "team"."noticeId"
            and "a"."status" = 'APPROVED'
        )
      )
    limit
      1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.showOnProfile: $1 memberId, $2 noticeId
with
  "result" as (
    insert into
      "profile_team" ("member_id", "notice_id")
    select
      $1::int as "member_id",
      $2::int as "notice_id"
    on conflict ("member_id", "notice_id") do nothing
    returning
      "notice_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.successor: $1 noticeId
with
  "result" as (
    select
      "a"."applicant_id" as "memberId"
    from
      "application" as "a"
    where
      "a"."notice_id" = $1
      and "a"."status" = 'APPROVED'
    order by
      "a"."decided_at",
      "a"."id"
    limit
      1
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.sweepInvitations
with
  "result" as (
    delete from "team_invitation"
    where
      "id" in (
        select
          "id"
        from
          "team_invitation"
        where
          "expires_at" <= clock_now ()
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

-- teams.unanswered: $1 noticeId, $2 memberId
with
  "result" as (
    select
      "a"."id"
    from
      "response_check" as "r"
      inner join "application" as "a" on "a"."id" = "r"."application_id"
    where
      "a"."notice_id" = $1
      and "a"."applicant_id" = $2
      and "r"."asked_at" <= now() - interval '72 hours'
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.unpin: $1 noticeId, $2 postId
with
  "result" as (
    update "team"
    set
      "pinned_post_id" = null
    where
      "notice_id" = $1
      and "pinned_post_id" = $2
    returning
      "notice_id" as "id"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.useInvitation: $1 tokenHash, $2 memberId
with
  "result" as (
    delete from "team_invitation" as "i"
    where
      "i"."token_hash" = $1
      and expires_at > clock_now ()
    returning
      "i"."role",
      exists (
        select
          "a"."id"
        from
          "application" as "a"
          inner join "departure" as "d" on "d"."application_id" = "a"."id"
        where
          "a"."notice_id" = "i"."notice_id"
          and "a"."applicant_id" = $2
          and "a"."status" = 'REMOVED'
          and "d"."created_at" > "i"."created_at"
      ) as "removedSince"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
