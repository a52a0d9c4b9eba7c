import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { childRows, type MenuLabel, type MenuRow, menuItems, menuLabels, menuRows } from '../menuItems'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const items = menuItems(
    await db.all<MenuRow>(sql.raw(menuRows)),
    await db.all<MenuRow>(sql.raw(childRows)),
    await db.all<MenuLabel>(sql.raw(menuLabels)),
  )
  await db.run(sql`UPDATE \`navigation\` SET \`_status\` = 'published', \`items\` = ${JSON.stringify(items)};`)
  await db.run(sql`DROP TABLE \`navigation_main_children\`;`)
  await db.run(sql`DROP TABLE \`navigation_main_children_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_main\`;`)
  await db.run(sql`DROP TABLE \`navigation_main_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_main_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_main_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_main\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_main_locales\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`navigation_main_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'page',
  	\`page_id\` integer,
  	\`anchor\` text,
  	\`file_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_main\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_main_children_order_idx\` ON \`navigation_main_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_main_children_parent_id_idx\` ON \`navigation_main_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_main_children_page_idx\` ON \`navigation_main_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_main_children_file_idx\` ON \`navigation_main_children\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_main_children_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_main_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_main_children_locales_locale_parent_id_unique\` ON \`navigation_main_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_main\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'page',
  	\`page_id\` integer,
  	\`anchor\` text,
  	\`file_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_main_order_idx\` ON \`navigation_main\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_main_parent_id_idx\` ON \`navigation_main\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_main_page_idx\` ON \`navigation_main\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_main_file_idx\` ON \`navigation_main\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_main_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_main\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_main_locales_locale_parent_id_unique\` ON \`navigation_main_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_main_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'page',
  	\`page_id\` integer,
  	\`anchor\` text,
  	\`file_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_main\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_children_order_idx\` ON \`_navigation_v_version_main_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_children_parent_id_idx\` ON \`_navigation_v_version_main_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_children_page_idx\` ON \`_navigation_v_version_main_children\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_children_file_idx\` ON \`_navigation_v_version_main_children\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_main_children_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_main_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_main_children_locales_locale_parent_id\` ON \`_navigation_v_version_main_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_main\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'page',
  	\`page_id\` integer,
  	\`anchor\` text,
  	\`file_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_order_idx\` ON \`_navigation_v_version_main\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_parent_id_idx\` ON \`_navigation_v_version_main\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_page_idx\` ON \`_navigation_v_version_main\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_main_file_idx\` ON \`_navigation_v_version_main\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_main_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_main\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_main_locales_locale_parent_id_unique\` ON \`_navigation_v_version_main_locales\` (\`_locale\`,\`_parent_id\`);`)
}
