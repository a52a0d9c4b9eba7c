#!/bin/sh
# Copies the first database once, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p -m 700 "$PGDATA"
  pg_basebackup -h postgres -U replica -D "$PGDATA" --write-recovery-conf --wal-method=stream \
    --create-slot --slot=replica
fi
exec postgres
