import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`index_now_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`collection\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`paths\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`sent_at\` text,
  	\`error\` text,
  	\`reported_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`index_now_changes_state_idx\` ON \`index_now_changes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`index_now_changes_due_at_idx\` ON \`index_now_changes\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`index_now_changes_updated_at_idx\` ON \`index_now_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`index_now_changes_created_at_idx\` ON \`index_now_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`thread\` numeric,
  	\`row\` text,
  	\`field\` text,
  	\`label\` text,
  	\`locale\` text,
  	\`done_at\` text,
  	\`done_by\` text,
  	\`text\` text,
  	\`author\` numeric,
  	\`author_name\` text NOT NULL,
  	\`written_at\` text NOT NULL,
  	\`edited_at\` text,
  	\`changed_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_document_idx\` ON \`comments\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`comments_thread_idx\` ON \`comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comments_author_idx\` ON \`comments\` (\`author\`);`)
  await db.run(sql`CREATE TABLE \`comment_notices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`thread\` numeric NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`comment\` numeric NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_notices_key_idx\` ON \`comment_notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`comment_notices_thread_idx\` ON \`comment_notices\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comment_notices_owner_idx\` ON \`comment_notices\` (\`owner\`);`)
  await db.run(sql`CREATE TABLE \`approval_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`version_at\` text NOT NULL,
  	\`user\` numeric,
  	\`user_name\` text NOT NULL,
  	\`note\` text,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`approval_requests_document_idx\` ON \`approval_requests\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`approval_requests_user_idx\` ON \`approval_requests\` (\`user\`);`)
  await db.run(sql`CREATE TABLE \`content_approval\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`writing_help\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enabled\` integer DEFAULT false,
  	\`service_url\` text,
  	\`service_model\` text,
  	\`service_api_key\` text,
  	\`vision\` integer DEFAULT false,
  	\`voice\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`canonical\` text;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`canonical\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`schema_type\` text DEFAULT 'WebPage';`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`canonical\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_schema_type\` text DEFAULT 'WebPage';`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`canonical\` text;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`dealers\` ADD \`canonical\` text;`)
  await db.run(sql`ALTER TABLE \`dealers_locales\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` ADD \`version_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_dealers_v_locales\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`llms_txt\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`index_now\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`index_now_changes\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`comment_notices\`;`)
  await db.run(sql`DROP TABLE \`approval_requests\`;`)
  await db.run(sql`DROP TABLE \`content_approval\`;`)
  await db.run(sql`DROP TABLE \`writing_help\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`canonical\`;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` DROP COLUMN \`search_title\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` DROP COLUMN \`version_search_title\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`canonical\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`search_title\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_search_title\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`schema_type\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`canonical\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`search_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_schema_type\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_search_title\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`canonical\`;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` DROP COLUMN \`search_title\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` DROP COLUMN \`version_search_title\`;`)
  await db.run(sql`ALTER TABLE \`dealers\` DROP COLUMN \`canonical\`;`)
  await db.run(sql`ALTER TABLE \`dealers_locales\` DROP COLUMN \`search_title\`;`)
  await db.run(sql`ALTER TABLE \`_dealers_v\` DROP COLUMN \`version_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_dealers_v_locales\` DROP COLUMN \`version_search_title\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`llms_txt\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`index_now\`;`)
}
