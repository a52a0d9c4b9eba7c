import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cdn_purges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"state" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "cdn_purges_state_idx" ON "cdn_purges" USING btree ("state");
  CREATE INDEX "cdn_purges_due_at_idx" ON "cdn_purges" USING btree ("due_at");
  CREATE INDEX "cdn_purges_updated_at_idx" ON "cdn_purges" USING btree ("updated_at");
  CREATE INDEX "cdn_purges_created_at_idx" ON "cdn_purges" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cdn_purges" CASCADE;`)
}
