#!/bin/sh
# Writes a backup to /backups every night at 04:00 in Korea, and deletes those older than BACKUP_DAYS. The service `backup` of
# docker-compose.yml runs it. A backup that fails is tried again every ten minutes.
set -u
while true; do
  sleep $(((19 * 3600 - $(date -u +%s) % 86400 + 86400) % 86400))
  until node dist/server/commands/backup.js /backups; do sleep 600; done
  find /backups -name 'hanteam-*.zip*' -mtime +"$BACKUP_DAYS" -delete
  sleep 1
done
