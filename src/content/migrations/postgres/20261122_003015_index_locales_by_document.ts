import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "dealers_contacts_locales_parent_id_idx" ON "dealers_contacts_locales" USING btree ("_parent_id");
  CREATE INDEX "dealers_locales_parent_id_idx" ON "dealers_locales" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_contacts_locales_parent_id_idx" ON "_dealers_v_version_contacts_locales" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_locales_parent_id_idx" ON "_dealers_v_locales" USING btree ("_parent_id");
  CREATE INDEX "services_locales_parent_id_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "articles_locales_parent_id_idx" ON "articles_locales" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_locales_parent_id_idx" ON "_articles_v_locales" USING btree ("_parent_id");
  CREATE INDEX "article_groups_locales_parent_id_idx" ON "article_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "product_lines_locales_parent_id_idx" ON "product_lines_locales" USING btree ("_parent_id");
  CREATE INDEX "specifications_choices_locales_parent_id_idx" ON "specifications_choices_locales" USING btree ("_parent_id");
  CREATE INDEX "specifications_locales_parent_id_idx" ON "specifications_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_parent_id_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "reusable_blocks_locales_parent_id_idx" ON "reusable_blocks_locales" USING btree ("_parent_id");
  CREATE INDEX "_reusable_blocks_v_locales_parent_id_idx" ON "_reusable_blocks_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "files_locales_parent_id_idx" ON "files_locales" USING btree ("_parent_id");
  CREATE INDEX "site_locales_parent_id_idx" ON "site_locales" USING btree ("_parent_id");
  CREATE INDEX "catalogue_locales_parent_id_idx" ON "catalogue_locales" USING btree ("_parent_id");
  CREATE INDEX "order_settings_consents_locales_parent_id_idx" ON "order_settings_consents_locales" USING btree ("_parent_id");
  CREATE INDEX "order_settings_locales_parent_id_idx" ON "order_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "delivery_terms_locales_parent_id_idx" ON "delivery_terms_locales" USING btree ("_parent_id");
  CREATE INDEX "_delivery_terms_v_locales_parent_id_idx" ON "_delivery_terms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_locales_parent_id_idx" ON "navigation_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_locales_parent_id_idx" ON "navigation_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_locales_parent_id_idx" ON "_navigation_v_version_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_locales_parent_id_idx" ON "_navigation_v_version_footer_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "dealers_contacts_locales_parent_id_idx";
  DROP INDEX "dealers_locales_parent_id_idx";
  DROP INDEX "_dealers_v_version_contacts_locales_parent_id_idx";
  DROP INDEX "_dealers_v_locales_parent_id_idx";
  DROP INDEX "services_locales_parent_id_idx";
  DROP INDEX "articles_locales_parent_id_idx";
  DROP INDEX "_articles_v_locales_parent_id_idx";
  DROP INDEX "article_groups_locales_parent_id_idx";
  DROP INDEX "product_lines_locales_parent_id_idx";
  DROP INDEX "specifications_choices_locales_parent_id_idx";
  DROP INDEX "specifications_locales_parent_id_idx";
  DROP INDEX "pages_locales_parent_id_idx";
  DROP INDEX "_pages_v_locales_parent_id_idx";
  DROP INDEX "reusable_blocks_locales_parent_id_idx";
  DROP INDEX "_reusable_blocks_v_locales_parent_id_idx";
  DROP INDEX "media_locales_parent_id_idx";
  DROP INDEX "files_locales_parent_id_idx";
  DROP INDEX "site_locales_parent_id_idx";
  DROP INDEX "catalogue_locales_parent_id_idx";
  DROP INDEX "order_settings_consents_locales_parent_id_idx";
  DROP INDEX "order_settings_locales_parent_id_idx";
  DROP INDEX "delivery_terms_locales_parent_id_idx";
  DROP INDEX "_delivery_terms_v_locales_parent_id_idx";
  DROP INDEX "navigation_footer_links_locales_parent_id_idx";
  DROP INDEX "navigation_footer_locales_parent_id_idx";
  DROP INDEX "_navigation_v_version_footer_links_locales_parent_id_idx";
  DROP INDEX "_navigation_v_version_footer_locales_parent_id_idx";`)
}
