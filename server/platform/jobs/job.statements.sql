-- Generated from the typed statements beside it by `npm run generate`. Do not edit.

-- jobs.add: $1 name, $2 payload, $3 queue, $4 maxAttempts
with
  "result" as (
    select
      job.id::text as "id"
    from
      graphile_worker.add_job (identifier => $1::text, payload => $2::json, queue_name => $3::text, max_attempts => $4::integer) as "job"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- jobs.count
with
  "result" as (
    select
      (
        count(*) filter (
          where
            not (
              attempts >= max_attempts
              and locked_at is null
            )
        )
      )::integer as "pending",
      (
        count(*) filter (
          where
            (
              attempts >= max_attempts
              and locked_at is null
            )
        )
      )::integer as "failed"
    from
      "graphile_worker"."jobs"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- jobs.release
with
  "result" as (
    select
      graphile_worker.force_unlock_workers (
        array(
          select distinct
            locked_by
          from
            graphile_worker.jobs
          where
            locked_at < now() - interval '2 minutes'
        )
      )::text as "released"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;

-- jobs.removeFailed
with
  "result" as (
    select
      job.id::text as "id"
    from
      graphile_worker.complete_jobs (
        array(
          select
            id
          from
            graphile_worker.jobs
          where
            (
              attempts >= max_attempts
              and locked_at is null
            )
            and updated_at < now() - interval '30 days'
        )
      ) as "job"
  )
select
  coalesce(json_agg(result), '[]') as rows
from
  result;
