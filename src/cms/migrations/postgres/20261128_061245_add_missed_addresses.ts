import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "missed_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"hits" numeric NOT NULL,
  	"linked_from" varchar,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE UNIQUE INDEX "missed_addresses_address_idx" ON "missed_addresses" USING btree ("address");
  CREATE INDEX "missed_addresses_hits_idx" ON "missed_addresses" USING btree ("hits");
  CREATE INDEX "missed_addresses_last_at_idx" ON "missed_addresses" USING btree ("last_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "missed_addresses" CASCADE;`)
}
