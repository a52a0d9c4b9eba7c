#!/bin/sh
# Runs once, when the database is made.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -c "create role replica with replication login password 'replica'"
echo "host replication replica all scram-sha-256" >> "$PGDATA/pg_hba.conf"
