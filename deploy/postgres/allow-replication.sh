#!/bin/sh
# Runs once, when the image creates the primary's data folder. The image's pg_hba.conf does not allow replication.
set -eu
echo 'host replication hanteam all scram-sha-256' >>"$PGDATA/pg_hba.conf"
