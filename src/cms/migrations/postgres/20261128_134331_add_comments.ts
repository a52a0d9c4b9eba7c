import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"thread" numeric,
  	"row" varchar,
  	"field" varchar,
  	"label" varchar,
  	"locale" varchar,
  	"done_at" timestamp(3) with time zone,
  	"done_by" varchar,
  	"text" varchar,
  	"author" numeric,
  	"author_name" varchar NOT NULL,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"edited_at" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "comment_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"thread" numeric NOT NULL,
  	"owner" numeric NOT NULL,
  	"comment" numeric NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE INDEX "comments_document_idx" ON "comments" USING btree ("document");
  CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("thread");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author");
  CREATE UNIQUE INDEX "comment_notices_key_idx" ON "comment_notices" USING btree ("key");
  CREATE INDEX "comment_notices_thread_idx" ON "comment_notices" USING btree ("thread");
  CREATE INDEX "comment_notices_owner_idx" ON "comment_notices" USING btree ("owner");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "comments" CASCADE;
  DROP TABLE "comment_notices" CASCADE;`)
}
