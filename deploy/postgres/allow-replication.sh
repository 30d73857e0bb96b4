#!/bin/sh
# Runs once, when the image makes the primary's data folder: its pg_hba.conf lets in everybody but replicas.
set -eu
echo 'host replication hanteam all scram-sha-256' >>"$PGDATA/pg_hba.conf"
