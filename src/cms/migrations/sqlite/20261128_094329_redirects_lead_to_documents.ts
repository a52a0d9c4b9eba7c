import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`article_id\` integer REFERENCES articles(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`post_id\` integer REFERENCES posts(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`event_id\` integer REFERENCES events(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`redirects_article_idx\` ON \`redirects\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_post_idx\` ON \`redirects\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_event_idx\` ON \`redirects\` (\`event_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`type\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`permanent\` integer DEFAULT true,
  	\`automatic\` integer,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "from", "type", "page_id", "url", "permanent", "automatic", "deleted_at", "deleted_by", "updated_at", "created_at") SELECT "id", "from", "type", "page_id", "url", "permanent", "automatic", "deleted_at", "deleted_by", "updated_at", "created_at" FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`redirects_page_idx\` ON \`redirects\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
}
