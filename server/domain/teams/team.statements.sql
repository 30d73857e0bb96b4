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
    update "team_member"
    set
      "asked_at" = null
    where
      "notice_id" = $1
      and "member_id" = $2
      and "asked_at" is not null
    returning
      "member_id" as "memberId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.ask: $1 noticeId, $2 memberId
with
  "result" as (
    update "team_member"
    set
      "asked_at" = now()
    where
      "notice_id" = $1
      and "member_id" = $2
      and "asked_at" is null
    returning
      "member_id" as "memberId"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.depart: $1 noticeId, $2 memberId, $3 kind, $4 reason
with
  "leaving" as (
    select
      $1::int as "noticeId",
      $2::int as "memberId"
  ),
  "left" as (
    delete from "team_member" as "t" using "leaving"
    where
      "t"."notice_id" = "leaving"."noticeId"
      and "t"."member_id" = "leaving"."memberId"
    returning
      "t"."notice_id" as "noticeId",
      "t"."member_id" as "memberId"
  ),
  "hidden" as (
    delete from "profile_team" as "p" using "leaving"
    where
      "p"."notice_id" = "leaving"."noticeId"
      and "p"."member_id" = "leaving"."memberId"
  ),
  "result" as (
    insert into
      "departure" ("notice_id", "member_id", "kind", "reason")
    select
      "noticeId",
      "memberId",
      $3::text as "kind",
      $4::text as "reason"
    from
      "left"
    returning
      "member_id" as "memberId"
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
      "notice_id" as "id",
      "notice_id" as "noticeId",
      "reason",
      "created_at" as "createdAt"
    from
      "departure"
    where
      "member_id" = $1
      and "kind" = 'LEFT'
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

-- teams.exportMemberships: $1 memberId, $2 after
with
  "result" as (
    select
      "notice_id" as "id",
      "notice_id" as "noticeId",
      "role",
      "since"
    from
      "team_member"
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

-- teams.giveSeatToOwner: $1 noticeId, $2 memberId
with
  "place" as (
    select
      since::text as "since"
    from
      "team_member"
    where
      "notice_id" = $1
      and "member_id" = $2
  ),
  "ended" as (
    delete from "team_invitation"
    where
      "notice_id" = $1
  ),
  "result" as (
    update "team_member" as "t"
    set
      "member_id" = "n"."owner_id",
      "since" = coalesce("n"."owner_since", "n"."created_at"),
      "asked_at" = null
    from
      "notice" as "n",
      "place"
    where
      "n"."id" = "t"."notice_id"
      and "t"."notice_id" = $1
      and "t"."member_id" = $2
    returning
      "place"."since"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.hasFreeSeat: $1 noticeId
with
  "result" as (
    select
      case
        when (
          select
            least(
              sum(greatest(headcount - taken, 0)) filter (
                where
                  role is null
              ),
              case
                when not coalesce(
                  bool_or(
                    role is not null
                    and headcount is null
                  ),
                  false
                ) then sum(greatest(headcount - taken, 0)) filter (
                  where
                    role is not null
                )
              end
            )::int
          from
            seat
          where
            notice_id = n.id
        ) = 0 then 'NOTICE_FULL'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $1
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

-- teams.join: $1 noticeId, $2 memberId, $3 role
with
  "joining" as (
    select
      $1::int as "noticeId",
      $2::int as "memberId",
      $3::text as "role"
  ),
  "returned" as (
    delete from "departure"
    where
      "notice_id" = $1
      and "member_id" = $2
  ),
  "joined" as (
    insert into
      "team_member" ("notice_id", "member_id", "role")
    select
      "noticeId",
      "memberId",
      "role"
    from
      "joining"
  ),
  "result" as (
    select
      "memberId"
    from
      "joining"
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

-- teams.mayDeletePost: $1 viewerId, $2 postId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
        when tp.author_id is distinct from $1
        and not n.owner_id = $1 then 'FORBIDDEN'
      end as "denial"
    from
      "team_post" as "tp"
      inner join "notice" as "n" on "n"."id" = "tp"."notice_id"
    where
      "tp"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayEnter: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayInvite: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
        when n.owner_id <> $1 then 'FORBIDDEN'
        when n.hidden then 'NOTICE_HIDDEN'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayJoin: $1 viewerId, $2 proof, $3 role, $4 noticeId
with
  "result" as (
    select
      case
        when $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'ALREADY_MEMBER'
        when n.hidden then 'NOTICE_HIDDEN'
        when (
          $2::text = 'required'
          or $2::text = 'optional'
          and n.verified_only
        )
        and not coalesce(
          (
            select
              "verified_until"
            from
              member
            where
              id = $1
          ) > now(),
          false
        ) then 'SCHOOL_UNVERIFIED'
        when n.team_state in ('DONE', 'DISBANDED') then 'TEAM_OVER'
        when n.kind = 'PROJECT'
        and exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = $3::text
            )
            and s.taken >= s.headcount
        ) then 'ROLE_FULL'
        when exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = $3::text
            )
            and s.taken >= s.headcount
        ) then 'NOTICE_FULL'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $4
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayLeave: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
        when n.owner_id = $1
        and n.team_state in ('DONE', 'DISBANDED') then 'TEAM_OVER'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayLink: $1 role, $2 noticeId
with
  "result" as (
    select
      case
        when exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and s.role = $1::text
            and s.headcount = 0
        ) then 'ROLE_NOT_WANTED'
        when n.team_state in ('DONE', 'DISBANDED') then 'TEAM_OVER'
        when n.kind = 'PROJECT'
        and exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = $1::text
            )
            and s.taken + (
              select
                count(*)
              from
                team_invitation
              where
                notice_id = s.notice_id
                and expires_at > clock_now ()
                and (
                  s.role is null
                  or team_invitation.role = s.role
                )
            ) >= s.headcount
        ) then 'ROLE_FULL'
        when exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = $1::text
            )
            and s.taken + (
              select
                count(*)
              from
                team_invitation
              where
                notice_id = s.notice_id
                and expires_at > clock_now ()
                and (
                  s.role is null
                  or team_invitation.role = s.role
                )
            ) >= s.headcount
        ) then 'NOTICE_FULL'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayManage: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
        when n.owner_id <> $1 then 'FORBIDDEN'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayManageMember: $1 viewerId, $2 memberId, $3 noticeId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
        when n.owner_id <> $1 then 'FORBIDDEN'
        when n.owner_id = $2 then 'FORBIDDEN'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $3
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayMove: $1 viewerId, $2 state, $3 noticeId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
        when n.owner_id <> $1 then 'FORBIDDEN'
        when not (
          n.team_state = 'ACTIVE'
          and $2::text in ('DONE', 'DISBANDED')
        ) then 'TEAM_STATE'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $3
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayShow: $1 viewerId, $2 noticeId
with
  "result" as (
    select
      case
        when not $1 in (
          (
            select
              "o"."owner_id" as "memberId"
            from
              "notice" as "o"
            where
              "o"."id" = n.id
            union
            select
              "member_id" as "memberId"
            from
              "team_member"
            where
              "notice_id" = n.id
          )
        ) then 'NOT_FOUND'
        when n.team_state <> 'DONE' then 'TEAM_STATE'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.mayTakeSeat: $1 role, $2 noticeId
with
  "result" as (
    select
      case
        when exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and s.role = $1::text
            and s.headcount = 0
        ) then 'ROLE_NOT_WANTED'
        when n.kind = 'PROJECT'
        and exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = $1::text
            )
            and s.taken >= s.headcount
        ) then 'ROLE_FULL'
        when exists (
          select
          from
            seat s
          where
            s.notice_id = n.id
            and (
              s.role is null
              or s.role = $1::text
            )
            and s.taken >= s.headcount
        ) then 'NOTICE_FULL'
      end as "denial"
    from
      "notice" as "n"
    where
      "n"."id" = $2
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- teams.noticeByToken: $1 tokenHash
with
  "result" as (
    select
      "notice_id" as "noticeId"
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

-- teams.seats: $1 noticeId
with
  "result" as (
    select
      "role",
      "headcount",
      "taken"
    from
      "seat"
    where
      "notice_id" = $1
    order by
      array_position(array['FRONTEND', 'BACKEND', 'DESIGNER'], role) nulls first
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
      "member_id" as "memberId"
    from
      "team_member"
    where
      "notice_id" = $1
    order by
      "since",
      "member_id"
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
      "member_id" as "memberId"
    from
      "team_member"
    where
      "notice_id" = $1
      and "member_id" = $2
      and "asked_at" <= now() - interval '72 hours'
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
          "d"."kind"
        from
          "departure" as "d"
        where
          "d"."notice_id" = "i"."notice_id"
          and "d"."member_id" = $2
          and "d"."kind" = 'REMOVED'
          and "d"."created_at" > "i"."created_at"
      ) as "removedSince"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
