#!/bin/sh
# Runs a streaming replica: copies the primary at the first start, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The copy has another name until it is complete, so that an interrupted copy is started again.
  rm -rf "$PGDATA.new"
  pg_basebackup --host "$PRIMARY_HOST" --pgdata "$PGDATA.new" --write-recovery-conf --checkpoint fast
  rm -rf "$PGDATA"
  mkdir -p "$(dirname "$PGDATA")"
  mv "$PGDATA.new" "$PGDATA"
fi
# With feedback the primary keeps the rows that a long read here still needs. Otherwise PostgreSQL would cancel the read.
# Errors are logged without the statements and values that caused them, because they contain what members sent.
exec postgres -c hot_standby_feedback=on -c log_min_error_statement=panic -c log_error_verbosity=terse \
  -c log_parameter_max_length_on_error=0
