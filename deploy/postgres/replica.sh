#!/bin/sh
# A streaming replica: copies the primary at its first start, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Under another name until it is whole: a copy that broke off is begun anew.
  rm -rf "$PGDATA.new"
  pg_basebackup --host "$PRIMARY_HOST" --pgdata "$PGDATA.new" --write-recovery-conf --checkpoint fast
  rm -rf "$PGDATA"
  mkdir -p "$(dirname "$PGDATA")"
  mv "$PGDATA.new" "$PGDATA"
fi
# With feedback the primary keeps rows that a long read here still sees, instead of cancelling the read.
exec postgres -c hot_standby_feedback=on
