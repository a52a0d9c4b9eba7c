import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_forms_fields_conditions_comparison" AS ENUM('filled', 'empty', 'equals', 'differs');
  CREATE TYPE "public"."enum_forms_fields_kind" AS ENUM('text', 'longText', 'email', 'phone', 'number', 'date', 'radio', 'select', 'checkboxes', 'consent', 'file', 'heading', 'note');
  CREATE TYPE "public"."enum_forms_fields_width" AS ENUM('full', 'half');
  CREATE TYPE "public"."enum_forms_fields_pattern" AS ENUM('none', 'postcode', 'organisationNumber', 'phone', 'webAddress');
  CREATE TYPE "public"."enum_forms_fields_autocomplete" AS ENUM('off', 'name', 'email', 'tel', 'organization', 'street-address', 'postal-code', 'address-level2', 'bday');
  CREATE TYPE "public"."enum_forms_fields_file_kind" AS ENUM('any', 'pictures', 'documents');
  CREATE TYPE "public"."enum_forms_fields_match" AS ENUM('all', 'any');
  CREATE TYPE "public"."enum_forms_receivers_comparison" AS ENUM('filled', 'empty', 'equals', 'differs');
  CREATE TYPE "public"."enum_forms_recipient" AS ENUM('none', 'nearestDealer');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_fields_conditions_comparison" AS ENUM('filled', 'empty', 'equals', 'differs');
  CREATE TYPE "public"."enum__forms_v_version_fields_kind" AS ENUM('text', 'longText', 'email', 'phone', 'number', 'date', 'radio', 'select', 'checkboxes', 'consent', 'file', 'heading', 'note');
  CREATE TYPE "public"."enum__forms_v_version_fields_width" AS ENUM('full', 'half');
  CREATE TYPE "public"."enum__forms_v_version_fields_pattern" AS ENUM('none', 'postcode', 'organisationNumber', 'phone', 'webAddress');
  CREATE TYPE "public"."enum__forms_v_version_fields_autocomplete" AS ENUM('off', 'name', 'email', 'tel', 'organization', 'street-address', 'postal-code', 'address-level2', 'bday');
  CREATE TYPE "public"."enum__forms_v_version_fields_file_kind" AS ENUM('any', 'pictures', 'documents');
  CREATE TYPE "public"."enum__forms_v_version_fields_match" AS ENUM('all', 'any');
  CREATE TYPE "public"."enum__forms_v_version_receivers_comparison" AS ENUM('filled', 'empty', 'equals', 'differs');
  CREATE TYPE "public"."enum__forms_v_version_recipient" AS ENUM('none', 'nearestDealer');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_form_submissions_state" AS ENUM('new', 'handled');
  CREATE TYPE "public"."enum_dealers_holidays" AS ENUM('closed', 'open');
  CREATE TYPE "public"."enum_dealers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_version_holidays" AS ENUM('closed', 'open');
  CREATE TYPE "public"."enum__dealers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_articles_price_kind" AS ENUM('exact', 'from', 'hidden');
  CREATE TYPE "public"."enum_articles_availability" AS ENUM('unknown', 'inStock', 'onOrder', 'comingSoon', 'discontinued');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_price_kind" AS ENUM('exact', 'from', 'hidden');
  CREATE TYPE "public"."enum__articles_v_version_availability" AS ENUM('unknown', 'inStock', 'onOrder', 'comingSoon', 'discontinued');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_specifications_kind" AS ENUM('text', 'number', 'choice', 'yesNo');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_subscribers_source" AS ENUM('form', 'client', 'import', 'account');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('active', 'ended');
  CREATE TYPE "public"."enum_consent_events_kind" AS ENUM('given', 'codeSent', 'confirmed', 'withdrawn', 'imported', 'refused');
  CREATE TYPE "public"."enum_consent_events_wording_source" AS ENUM('shown', 'notShown', 'unknown');
  CREATE TYPE "public"."enum_order_requests_state" AS ENUM('received', 'seen', 'answered', 'done', 'declined');
  CREATE TYPE "public"."enum_order_requests_routing" AS ENUM('chosen', 'nearest', 'territory', 'headOffice', 'staff');
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('received', 'seen', 'answered', 'done', 'declined', 'moved', 'rerouted', 'reminded', 'escalated');
  CREATE TYPE "public"."enum_emails_state" AS ENUM('waiting', 'sending', 'sent', 'uncertain', 'failed');
  CREATE TYPE "public"."enum_campaigns_conditions_comparison" AS ENUM('is', 'isNot', 'contains', 'from', 'to', 'between', 'given', 'missing');
  CREATE TYPE "public"."enum_campaigns_language" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_campaigns_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled');
  CREATE TYPE "public"."enum_sms_messages_state" AS ENUM('waiting', 'sending', 'sent', 'delivered', 'failed', 'uncertain', 'cancelled');
  CREATE TYPE "public"."enum_sms_queues_state" AS ENUM('open', 'paused', 'closed');
  CREATE TYPE "public"."enum_sms_inbound_outcome" AS ENUM('nothing', 'not subscribed', 'left');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('checking', 'refused', 'ready', 'running', 'stopped', 'done');
  CREATE TYPE "public"."enum_import_rows_kind" AS ENUM('create', 'change', 'same', 'error');
  CREATE TYPE "public"."enum_file_texts_state" AS ENUM('reading', 'read', 'cut', 'empty', 'locked', 'unreadable', 'tooLarge', 'unsupported');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_events_startsat_tz" AS ENUM('Europe/Oslo');
  CREATE TYPE "public"."enum_events_endsat_tz" AS ENUM('Europe/Oslo');
  CREATE TYPE "public"."enum_events_state" AS ENUM('scheduled', 'soldOut', 'postponed', 'cancelled');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_startsat_tz" AS ENUM('Europe/Oslo');
  CREATE TYPE "public"."enum__events_v_version_endsat_tz" AS ENUM('Europe/Oslo');
  CREATE TYPE "public"."enum__events_v_version_state" AS ENUM('scheduled', 'soldOut', 'postponed', 'cancelled');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_reusable_blocks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_blocks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_blocks_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('page', 'address');
  CREATE TYPE "public"."enum_access_log_action" AS ENUM('opened', 'listed', 'exported', 'sought', 'personExported', 'personErased', 'signedIn', 'signInFailed', 'signedOut', 'userCreated', 'passwordChanged', 'emailChanged', 'roleChanged', 'identityAdded', 'identityRemoved', 'secondStepFailed', 'passkeyAdded', 'passkeyRemoved', 'codesAdded', 'codesRemoved', 'recoveryMade', 'recoveryUsed', 'secondStepReset', 'sessionsEnded', 'userInvited', 'invitationAccepted', 'settingsChanged', 'binned', 'restored', 'deleted');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'marketer', 'dealer');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_languages" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_site_social_network" AS ENUM('facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'pinterest', 'x');
  CREATE TYPE "public"."enum_site_lightbox_on_mobile" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_theme_heading_font" AS ENUM('fraunces', 'bricolage-grotesque', 'instrument-sans', 'figtree', 'source-serif', 'system');
  CREATE TYPE "public"."enum_theme_body_font" AS ENUM('fraunces', 'bricolage-grotesque', 'instrument-sans', 'figtree', 'source-serif', 'system');
  CREATE TYPE "public"."enum_theme_radius" AS ENUM('none', 'small', 'medium', 'large');
  CREATE TYPE "public"."enum_dealer_settings_approval" AS ENUM('none', 'editor');
  CREATE TYPE "public"."enum_catalogue_prices" AS ENUM('withVat', 'withoutVat', 'hidden');
  CREATE TYPE "public"."enum_catalogue_view" AS ENUM('grid', 'table');
  CREATE TYPE "public"."enum_newsletter_settings_custom_fields_kind" AS ENUM('text', 'number', 'date', 'select');
  CREATE TYPE "public"."enum_order_settings_proposal" AS ENUM('nearest', 'territory');
  CREATE TYPE "public"."enum_sms_settings_gateway" AS ENUM('log', 'kannel', 'sveve', 'link', 'twilio', 'none');
  CREATE TYPE "public"."enum_delivery_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__delivery_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__delivery_terms_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_navigation_footer_links_type" AS ENUM('page', 'article', 'post', 'event', 'dealers', 'file', 'address');
  CREATE TYPE "public"."enum_navigation_overlay_device" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum_navigation_layout" AS ENUM('responsive', 'horizontal', 'vertical');
  CREATE TYPE "public"."enum_navigation_opening" AS ENUM('hover', 'click');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_type" AS ENUM('page', 'article', 'post', 'event', 'dealers', 'file', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_overlay_device" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum__navigation_v_version_layout" AS ENUM('responsive', 'horizontal', 'vertical');
  CREATE TYPE "public"."enum__navigation_v_version_opening" AS ENUM('hover', 'click');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_forwarding_settings_upstream" AS ENUM('none', 'ga4', 'matomo', 'plausible');
  CREATE TYPE "public"."enum_staff_sign_in_required_roles" AS ENUM('administrator', 'editor', 'marketer', 'dealer');
  CREATE TABLE "forms_fields_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "forms_fields_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_fields_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar,
  	"comparison" "enum_forms_fields_conditions_comparison" DEFAULT 'equals',
  	"value" varchar
  );
  
  CREATE TABLE "forms_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_forms_fields_kind" DEFAULT 'text',
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"width" "enum_forms_fields_width" DEFAULT 'full',
  	"pattern" "enum_forms_fields_pattern" DEFAULT 'none',
  	"autocomplete" "enum_forms_fields_autocomplete" DEFAULT 'off',
  	"file_kind" "enum_forms_fields_file_kind" DEFAULT 'any',
  	"min" numeric,
  	"max" numeric,
  	"megabytes" numeric,
  	"match" "enum_forms_fields_match" DEFAULT 'all'
  );
  
  CREATE TABLE "forms_fields_locales" (
  	"label" varchar,
  	"help" varchar,
  	"missing_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_receivers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"is_conditional" boolean DEFAULT false,
  	"field" varchar,
  	"comparison" "enum_forms_receivers_comparison" DEFAULT 'equals',
  	"value" varchar
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"page_id" integer,
  	"confirmation_is_sent" boolean DEFAULT false,
  	"recipient" "enum_forms_recipient" DEFAULT 'none',
  	"recipient_field" varchar,
  	"retention_days" numeric,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "forms_locales" (
  	"submit_label" varchar,
  	"answer" varchar,
  	"confirmation_subject" varchar,
  	"confirmation_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_fields_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_version_fields_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_fields_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"field" varchar,
  	"comparison" "enum__forms_v_version_fields_conditions_comparison" DEFAULT 'equals',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_version_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__forms_v_version_fields_kind" DEFAULT 'text',
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"width" "enum__forms_v_version_fields_width" DEFAULT 'full',
  	"pattern" "enum__forms_v_version_fields_pattern" DEFAULT 'none',
  	"autocomplete" "enum__forms_v_version_fields_autocomplete" DEFAULT 'off',
  	"file_kind" "enum__forms_v_version_fields_file_kind" DEFAULT 'any',
  	"min" numeric,
  	"max" numeric,
  	"megabytes" numeric,
  	"match" "enum__forms_v_version_fields_match" DEFAULT 'all',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_version_fields_locales" (
  	"label" varchar,
  	"help" varchar,
  	"missing_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_receivers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"is_conditional" boolean DEFAULT false,
  	"field" varchar,
  	"comparison" "enum__forms_v_version_receivers_comparison" DEFAULT 'equals',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_page_id" integer,
  	"version_confirmation_is_sent" boolean DEFAULT false,
  	"version_recipient" "enum__forms_v_version_recipient" DEFAULT 'none',
  	"version_recipient_field" varchar,
  	"version_retention_days" numeric,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_submit_label" varchar,
  	"version_answer" varchar,
  	"version_confirmation_subject" varchar,
  	"version_confirmation_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sender" varchar NOT NULL,
  	"answers" jsonb NOT NULL,
  	"consents" jsonb,
  	"note" varchar,
  	"state" "enum_form_submissions_state" DEFAULT 'new' NOT NULL,
  	"form_id" integer,
  	"form_name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"page" varchar,
  	"recipient" varchar,
  	"recipient_email" varchar,
  	"locale" varchar,
  	"key" varchar NOT NULL,
  	"notified_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"field" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "members_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"device" varchar
  );
  
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"username" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"salt" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"name" varchar,
  	"nickname" varchar,
  	"mobile" varchar,
  	"email_confirmed_at" timestamp(3) with time zone,
  	"mobile_confirmed_at" timestamp(3) with time zone,
  	"new_email" varchar,
  	"locale" varchar,
  	"mobile_code" varchar,
  	"mobile_code_until" timestamp(3) with time zone,
  	"mobile_code_tries" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" varchar,
  	"added_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"answered" numeric NOT NULL
  );
  
  CREATE TABLE "dealers_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar
  );
  
  CREATE TABLE "dealers_contacts_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "dealers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"number" varchar,
  	"slug" varchar,
  	"street" varchar,
  	"postcode" varchar,
  	"place" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"phone" varchar,
  	"email" varchar,
  	"web" varchar,
  	"hours" varchar,
  	"exceptions" varchar,
  	"holidays" "enum_dealers_holidays" DEFAULT 'closed',
  	"picture_id" integer,
  	"request_email" varchar,
  	"postcode_ranges" varchar,
  	"area_radius" numeric,
  	"priority" numeric DEFAULT 0,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dealers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dealers_locales" (
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"product_lines_id" integer,
  	"articles_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_dealers_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_contacts_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_number" varchar,
  	"version_slug" varchar,
  	"version_street" varchar,
  	"version_postcode" varchar,
  	"version_place" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_web" varchar,
  	"version_hours" varchar,
  	"version_exceptions" varchar,
  	"version_holidays" "enum__dealers_v_version_holidays" DEFAULT 'closed',
  	"version_picture_id" integer,
  	"version_request_email" varchar,
  	"version_postcode_ranges" varchar,
  	"version_area_radius" numeric,
  	"version_priority" numeric DEFAULT 0,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dealers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_dealers_v_locales" (
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"product_lines_id" integer,
  	"articles_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "postcodes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"postcode" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"municipality" varchar,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "articles_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"specification_id" integer,
  	"value" varchar
  );
  
  CREATE TABLE "articles_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"picture_id" integer,
  	"price" numeric,
  	"price_kind" "enum_articles_price_kind" DEFAULT 'exact',
  	"divisible" boolean,
  	"availability" "enum_articles_availability" DEFAULT 'unknown',
  	"variant_of_id" integer,
  	"group_id" integer,
  	"product_line_id" integer,
  	"slug" varchar,
  	"position" numeric DEFAULT 0,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"videos" jsonb,
  	"description" jsonb,
  	"body" jsonb,
  	"unit" varchar,
  	"variant_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "_articles_v_version_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"specification_id" integer,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" varchar,
  	"version_picture_id" integer,
  	"version_price" numeric,
  	"version_price_kind" "enum__articles_v_version_price_kind" DEFAULT 'exact',
  	"version_divisible" boolean,
  	"version_availability" "enum__articles_v_version_availability" DEFAULT 'unknown',
  	"version_variant_of_id" integer,
  	"version_group_id" integer,
  	"version_product_line_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_videos" jsonb,
  	"version_description" jsonb,
  	"version_body" jsonb,
  	"version_unit" varchar,
  	"version_variant_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "article_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"slug" varchar NOT NULL,
  	"parent_id" integer,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "article_groups_locales" (
  	"name" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_lines_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "specifications_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"colour" varchar
  );
  
  CREATE TABLE "specifications_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "specifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_specifications_kind" DEFAULT 'text' NOT NULL,
  	"unit" varchar,
  	"filterable" boolean DEFAULT false,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "specifications_locales" (
  	"name" varchar NOT NULL,
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "subscriber_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"open" boolean DEFAULT true,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriber_groups_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mobile" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"locale" "enum_subscribers_locale" DEFAULT 'nb' NOT NULL,
  	"custom_fields" jsonb,
  	"source" "enum_subscribers_source" DEFAULT 'form' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subscriber_id" integer NOT NULL,
  	"group" numeric DEFAULT 0 NOT NULL,
  	"state" "enum_subscriptions_state" DEFAULT 'active' NOT NULL,
  	"consent" numeric,
  	"since" timestamp(3) with time zone NOT NULL,
  	"ended" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"mobile" varchar NOT NULL,
  	"kind" "enum_consent_events_kind" DEFAULT 'given' NOT NULL,
  	"groups" jsonb,
  	"wording_source" "enum_consent_events_wording_source",
  	"wording" varchar,
  	"wording_version" numeric,
  	"page" varchar,
  	"address" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "consent_wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" numeric NOT NULL,
  	"texts" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressed_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pending_activations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mobile" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"request" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"resets_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "order_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"lines" jsonb NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"organisation_number" varchar,
  	"street" varchar,
  	"postcode" varchar NOT NULL,
  	"place" varchar,
  	"message" varchar,
  	"consents" jsonb,
  	"terms_version" numeric,
  	"state" "enum_order_requests_state" DEFAULT 'received' NOT NULL,
  	"dealer_id" integer,
  	"former_dealer" varchar,
  	"routing" "enum_order_requests_routing" DEFAULT 'chosen' NOT NULL,
  	"locale" varchar NOT NULL,
  	"notified_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"escalated_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"kind" "enum_order_events_kind" NOT NULL,
  	"text" varchar,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"dealer_id" integer,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "emails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"state" "enum_emails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"error" varchar,
  	"reported_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"comparison" "enum_campaigns_conditions_comparison" DEFAULT 'is' NOT NULL,
  	"value" varchar,
  	"value_to" varchar
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"language" "enum_campaigns_language",
  	"scheduled_at" varchar,
  	"at_night" boolean DEFAULT false,
  	"state" "enum_campaigns_state" DEFAULT 'draft' NOT NULL,
  	"queue_id" integer,
  	"cursor" numeric DEFAULT 0,
  	"evidence_before" numeric,
  	"started_at" timestamp(3) with time zone,
  	"queued_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"subscriber_groups_id" integer
  );
  
  CREATE TABLE "campaign_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"campaign_id" integer NOT NULL,
  	"url" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"clicks" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "sms_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"state" "enum_sms_messages_state" DEFAULT 'waiting' NOT NULL,
  	"error" varchar,
  	"key" varchar NOT NULL,
  	"secret" boolean,
  	"sender" varchar,
  	"segments" numeric DEFAULT 1 NOT NULL,
  	"queue_id" integer,
  	"subscriber" numeric,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"reported_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"gateway" varchar,
  	"reference" varchar
  );
  
  CREATE TABLE "sms_queues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_sms_queues_state" DEFAULT 'open' NOT NULL,
  	"rests_at_night" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sms_inbound" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"text" varchar,
  	"gateway" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"outcome" "enum_sms_inbound_outcome"
  );
  
  CREATE TABLE "sms_pace" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gateway" varchar NOT NULL,
  	"next_at" numeric NOT NULL
  );
  
  CREATE TABLE "sms_gateways" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gateway" varchar NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"error" varchar,
  	"error_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"asked_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"filename" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"state" "enum_imports_state" DEFAULT 'checking' NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"created" numeric DEFAULT 0 NOT NULL,
  	"changed" numeric DEFAULT 0 NOT NULL,
  	"unchanged" numeric DEFAULT 0 NOT NULL,
  	"errors" numeric DEFAULT 0 NOT NULL,
  	"by" varchar,
  	"steps" numeric DEFAULT 0 NOT NULL,
  	"applied" numeric DEFAULT 0 NOT NULL,
  	"round" numeric DEFAULT 1 NOT NULL,
  	"cursor" numeric DEFAULT 0 NOT NULL,
  	"error" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import" numeric NOT NULL,
  	"line" numeric NOT NULL,
  	"kind" "enum_import_rows_kind" NOT NULL,
  	"number" varchar,
  	"difference" jsonb,
  	"data" jsonb,
  	"document" numeric
  );
  
  CREATE TABLE "file_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" numeric NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_file_texts_state" NOT NULL,
  	"text" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"date" timestamp(3) with time zone,
  	"author" varchar,
  	"category_id" integer,
  	"slug" varchar,
  	"share_picture_id" integer,
  	"noindex" boolean,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_author" varchar,
  	"version_category_id" integer,
  	"version_slug" varchar,
  	"version_share_picture_id" integer,
  	"version_noindex" boolean,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  CREATE TABLE "post_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_events_startsat_tz" DEFAULT 'Europe/Oslo',
  	"ends_at" timestamp(3) with time zone,
  	"endsat_tz" "enum_events_endsat_tz" DEFAULT 'Europe/Oslo',
  	"all_day" boolean DEFAULT false,
  	"state" "enum_events_state" DEFAULT 'scheduled',
  	"dealer_id" integer,
  	"place" varchar,
  	"street" varchar,
  	"postcode" varchar,
  	"city" varchar,
  	"online_url" varchar,
  	"sign_up_url" varchar,
  	"picture_id" integer,
  	"slug" varchar,
  	"noindex" boolean,
  	"sequence" numeric,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__events_v_version_startsat_tz" DEFAULT 'Europe/Oslo',
  	"version_ends_at" timestamp(3) with time zone,
  	"version_endsat_tz" "enum__events_v_version_endsat_tz" DEFAULT 'Europe/Oslo',
  	"version_all_day" boolean DEFAULT false,
  	"version_state" "enum__events_v_version_state" DEFAULT 'scheduled',
  	"version_dealer_id" integer,
  	"version_place" varchar,
  	"version_street" varchar,
  	"version_postcode" varchar,
  	"version_city" varchar,
  	"version_online_url" varchar,
  	"version_sign_up_url" varchar,
  	"version_picture_id" integer,
  	"version_slug" varchar,
  	"version_noindex" boolean,
  	"version_sequence" numeric,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"parent_id" integer,
  	"picture_id" integer,
  	"noindex" boolean,
  	"address_key" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_parent_id" integer,
  	"version_picture_id" integer,
  	"version_noindex" boolean,
  	"version_address_key" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reusable_blocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reusable_blocks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reusable_blocks_locales" (
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reusable_blocks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_blocks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reusable_blocks_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_reusable_blocks_v_locales" (
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"type" "enum_redirects_type" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"permanent" boolean DEFAULT true,
  	"automatic" boolean,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "analytics_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"visitor" varchar,
  	"path" varchar,
  	"scriptless" boolean,
  	"referrer" varchar,
  	"source" varchar,
  	"medium" varchar,
  	"campaign" varchar,
  	"article" numeric,
  	"dealer" numeric,
  	"term" varchar,
  	"results" numeric,
  	"postcode" varchar,
  	"kilometres" numeric,
  	"counted_at" numeric
  );
  
  CREATE TABLE "analytics_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar NOT NULL,
  	"dimension" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"measure" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "analytics_visitors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor" varchar NOT NULL,
  	"last_at" numeric NOT NULL,
  	"visit" jsonb NOT NULL
  );
  
  CREATE TABLE "analytics_salts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"salt" varchar NOT NULL
  );
  
  CREATE TABLE "forwarded_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upstream" varchar NOT NULL,
  	"hit" jsonb NOT NULL,
  	"state" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forwarded_visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor" varchar NOT NULL,
  	"began_at" numeric NOT NULL,
  	"last_at" numeric NOT NULL
  );
  
  CREATE TABLE "forwarding_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upstream" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"sent" numeric DEFAULT 0 NOT NULL,
  	"lost" numeric DEFAULT 0 NOT NULL,
  	"error" varchar,
  	"error_at" timestamp(3) with time zone,
  	"reported_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_choices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"choice" varchar NOT NULL,
  	"given" varchar,
  	"refused" varchar,
  	"version" varchar NOT NULL,
  	"language" varchar,
  	"page" varchar,
  	"browser" varchar,
  	"signal" boolean,
  	"ends_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "choice_wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"texts" jsonb NOT NULL
  );
  
  CREATE TABLE "access_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"user" numeric,
  	"user_name" varchar NOT NULL,
  	"action" "enum_access_log_action" DEFAULT 'opened' NOT NULL,
  	"of" varchar,
  	"document" numeric,
  	"rows" numeric,
  	"address" varchar,
  	"person" varchar
  );
  
  CREATE TABLE "privacy_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"removed" jsonb NOT NULL
  );
  
  CREATE TABLE "document_edits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"edits" jsonb NOT NULL
  );
  
  CREATE TABLE "refused_saves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"user" numeric NOT NULL,
  	"user_name" varchar NOT NULL,
  	"window" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"version" numeric,
  	"fields" jsonb NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"dealer_id" integer,
  	"invited_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"sid" varchar NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"device" varchar,
  	"address" varchar,
  	"provider" varchar DEFAULT '' NOT NULL,
  	"postponed" boolean DEFAULT false
  );
  
  CREATE TABLE "staff_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" varchar,
  	"added_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"answered" numeric NOT NULL
  );
  
  CREATE TABLE "staff_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"sealed_key" varchar NOT NULL,
  	"added_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"period" numeric NOT NULL
  );
  
  CREATE TABLE "staff_recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_identities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"added_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "insight_samples" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar NOT NULL,
  	"dimension" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"measure" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w800_url" varchar,
  	"sizes_w800_width" numeric,
  	"sizes_w800_height" numeric,
  	"sizes_w800_mime_type" varchar,
  	"sizes_w800_filesize" numeric,
  	"sizes_w800_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1440_url" varchar,
  	"sizes_w1440_width" numeric,
  	"sizes_w1440_height" numeric,
  	"sizes_w1440_mime_type" varchar,
  	"sizes_w1440_filesize" numeric,
  	"sizes_w1440_filename" varchar,
  	"sizes_w2000_url" varchar,
  	"sizes_w2000_width" numeric,
  	"sizes_w2000_height" numeric,
  	"sizes_w2000_mime_type" varchar,
  	"sizes_w2000_filesize" numeric,
  	"sizes_w2000_filename" varchar,
  	"sizes_social_url" varchar,
  	"sizes_social_width" numeric,
  	"sizes_social_height" numeric,
  	"sizes_social_mime_type" varchar,
  	"sizes_social_filesize" numeric,
  	"sizes_social_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_social_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Merkevei' NOT NULL,
  	"logo_id" integer,
  	"logo_dark_id" integer,
  	"icon_id" integer,
  	"social_picture_id" integer,
  	"organisation_legal_name" varchar,
  	"organisation_organisation_number" varchar,
  	"organisation_street" varchar,
  	"organisation_postcode" varchar,
  	"organisation_place" varchar,
  	"organisation_country" varchar,
  	"organisation_phone" varchar,
  	"organisation_email" varchar,
  	"dealer_page_id" integer,
  	"contact_page_id" integer,
  	"news_page_id" integer,
  	"events_page_id" integer,
  	"job_phone_national" boolean DEFAULT false,
  	"job_phone_auto_hide" boolean DEFAULT true,
  	"lightbox_captions" boolean DEFAULT true,
  	"lightbox_on_mobile" "enum_site_lightbox_on_mobile" DEFAULT 'yes' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"tagline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "theme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"light_background" varchar DEFAULT '#ffffff' NOT NULL,
  	"light_surface" varchar DEFAULT '#f3f4f2' NOT NULL,
  	"light_text" varchar DEFAULT '#1b1d1c' NOT NULL,
  	"light_muted" varchar DEFAULT '#565b58' NOT NULL,
  	"light_brand" varchar DEFAULT '#1f5c4a' NOT NULL,
  	"light_on_brand" varchar DEFAULT '#ffffff' NOT NULL,
  	"light_accent" varchar DEFAULT '#d9a441' NOT NULL,
  	"light_border" varchar DEFAULT '#d5d9d6' NOT NULL,
  	"dark_background" varchar DEFAULT '#121514' NOT NULL,
  	"dark_surface" varchar DEFAULT '#1c211f' NOT NULL,
  	"dark_text" varchar DEFAULT '#eef1ef' NOT NULL,
  	"dark_muted" varchar DEFAULT '#a9b2ad' NOT NULL,
  	"dark_brand" varchar DEFAULT '#7fd0b4' NOT NULL,
  	"dark_on_brand" varchar DEFAULT '#0c1512' NOT NULL,
  	"dark_accent" varchar DEFAULT '#e5b95f' NOT NULL,
  	"dark_border" varchar DEFAULT '#333b38' NOT NULL,
  	"heading_font" "enum_theme_heading_font" DEFAULT 'system' NOT NULL,
  	"body_font" "enum_theme_body_font" DEFAULT 'system' NOT NULL,
  	"radius" "enum_theme_radius" DEFAULT 'medium' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"own" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_settings_pins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL
  );
  
  CREATE TABLE "search_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_settings_locales" (
  	"synonyms" varchar,
  	"popular" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"pages_id" integer,
  	"posts_id" integer,
  	"events_id" integer,
  	"dealers_id" integer
  );
  
  CREATE TABLE "dealer_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"radius" numeric DEFAULT 50 NOT NULL,
  	"nearest" numeric DEFAULT 5 NOT NULL,
  	"approval" "enum_dealer_settings_approval" DEFAULT 'none' NOT NULL,
  	"tiles" varchar DEFAULT 'https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png' NOT NULL,
  	"attribution" varchar DEFAULT '© Kartverket' NOT NULL,
  	"address_service" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "catalogue" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"prices" "enum_catalogue_prices" DEFAULT 'withVat' NOT NULL,
  	"view" "enum_catalogue_view" DEFAULT 'grid' NOT NULL,
  	"page_size" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "catalogue_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"hidden_price" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletter_settings_custom_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_newsletter_settings_custom_fields_kind" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "newsletter_settings_custom_fields_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"groups_required" boolean DEFAULT false,
  	"verification" boolean DEFAULT true,
  	"consent_box" boolean DEFAULT true,
  	"answer_stop" boolean DEFAULT true,
  	"code_minutes" numeric DEFAULT 15 NOT NULL,
  	"code_tries" numeric DEFAULT 5 NOT NULL,
  	"codes_per_number" numeric DEFAULT 6 NOT NULL,
  	"codes_per_address" numeric DEFAULT 30 NOT NULL,
  	"codes_per_hour" numeric DEFAULT 200 NOT NULL,
  	"codes_per_day" numeric DEFAULT 1000 NOT NULL,
  	"foreign_per_hour" numeric DEFAULT 20 NOT NULL,
  	"endpoint" varchar DEFAULT '/wp-json/wpsms/v1/newsletter' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "newsletter_settings_locales" (
  	"consent_text" varchar,
  	"loading_text" varchar,
  	"subscribe_text" varchar,
  	"activation_text" varchar,
  	"unknown_error" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletter_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "order_settings_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "order_settings_consents_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "order_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_office_email" varchar,
  	"proposal" "enum_order_settings_proposal" DEFAULT 'nearest' NOT NULL,
  	"remind_after" numeric DEFAULT 24 NOT NULL,
  	"escalate_after" numeric DEFAULT 72 NOT NULL,
  	"max_files" numeric DEFAULT 5 NOT NULL,
  	"max_file_size" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "order_settings_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sms_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gateway" "enum_sms_settings_gateway" DEFAULT 'log' NOT NULL,
  	"kannel_url" varchar DEFAULT 'http://127.0.0.1:13013/cgi-bin/sendsms',
  	"kannel_username" varchar,
  	"kannel_password" varchar,
  	"kannel_smsc" varchar,
  	"sveve_url" varchar DEFAULT 'https://sveve.no/SMS/SendMessage',
  	"sveve_username" varchar,
  	"sveve_password" varchar,
  	"link_url" varchar DEFAULT 'https://wsx.sp247.net/sms/send',
  	"link_username" varchar,
  	"link_password" varchar,
  	"link_platform_id" varchar,
  	"link_platform_partner_id" varchar,
  	"link_gate" varchar,
  	"twilio_url" varchar DEFAULT 'https://api.twilio.com',
  	"twilio_account_sid" varchar,
  	"twilio_auth_token" varchar,
  	"twilio_messaging_service_sid" varchar,
  	"address_round" numeric DEFAULT 1,
  	"sender" varchar,
  	"own_number" varchar,
  	"country" varchar DEFAULT 'NO' NOT NULL,
  	"per_second" numeric DEFAULT 10 NOT NULL,
  	"calls_at_once" numeric DEFAULT 10 NOT NULL,
  	"price_per_segment" numeric,
  	"night_from" numeric DEFAULT 21 NOT NULL,
  	"night_to" numeric DEFAULT 8 NOT NULL,
  	"send_address" varchar DEFAULT '/wp-admin/admin-ajax.php' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "delivery_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" numeric DEFAULT 0,
  	"valid_from" timestamp(3) with time zone,
  	"_status" "enum_delivery_terms_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "delivery_terms_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_delivery_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_version" numeric DEFAULT 0,
  	"version_valid_from" timestamp(3) with time zone,
  	"version__status" "enum__delivery_terms_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__delivery_terms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_delivery_terms_v_locales" (
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_navigation_footer_links_type" DEFAULT 'page',
  	"page_id" integer,
  	"anchor" varchar,
  	"article_id" integer,
  	"post_id" integer,
  	"event_id" integer,
  	"file_id" integer,
  	"url" varchar,
  	"new_tab" boolean
  );
  
  CREATE TABLE "navigation_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"items" jsonb,
  	"overlay_items" jsonb,
  	"overlay_device" "enum_navigation_overlay_device" DEFAULT 'all',
  	"layout" "enum_navigation_layout" DEFAULT 'responsive',
  	"breakpoint" numeric DEFAULT 768,
  	"gutter" numeric DEFAULT 30,
  	"opening" "enum_navigation_opening" DEFAULT 'hover',
  	"sticky" boolean DEFAULT true,
  	"sticky_offset" numeric DEFAULT 0,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__navigation_v_version_footer_links_type" DEFAULT 'page',
  	"page_id" integer,
  	"anchor" varchar,
  	"article_id" integer,
  	"post_id" integer,
  	"event_id" integer,
  	"file_id" integer,
  	"url" varchar,
  	"new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_items" jsonb,
  	"version_overlay_items" jsonb,
  	"version_overlay_device" "enum__navigation_v_version_overlay_device" DEFAULT 'all',
  	"version_layout" "enum__navigation_v_version_layout" DEFAULT 'responsive',
  	"version_breakpoint" numeric DEFAULT 768,
  	"version_gutter" numeric DEFAULT 30,
  	"version_opening" "enum__navigation_v_version_opening" DEFAULT 'hover',
  	"version_sticky" boolean DEFAULT true,
  	"version_sticky_offset" numeric DEFAULT 0,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "analytics_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"keep_raw_days" numeric DEFAULT 90 NOT NULL,
  	"keep_counts_months" numeric DEFAULT 36 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forwarding_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upstream" "enum_forwarding_settings_upstream" DEFAULT 'none' NOT NULL,
  	"ga4_measurement_id" varchar,
  	"ga4_api_secret" varchar,
  	"ga4_url" varchar DEFAULT 'https://region1.google-analytics.com/mp/collect',
  	"matomo_url" varchar,
  	"matomo_site_id" varchar,
  	"matomo_token" varchar,
  	"matomo_needs_consent" boolean DEFAULT true,
  	"plausible_url" varchar DEFAULT 'https://plausible.io',
  	"plausible_domain" varchar,
  	"plausible_needs_consent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"remember_media" boolean DEFAULT false,
  	"controller" varchar,
  	"contact" varchar,
  	"privacy_page_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_sign_in_required_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_sign_in_required_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_sign_in" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"idle_hours" numeric DEFAULT 12 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "insights" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "forms_fields_options" ADD CONSTRAINT "forms_fields_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_options_locales" ADD CONSTRAINT "forms_fields_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_conditions" ADD CONSTRAINT "forms_fields_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_locales" ADD CONSTRAINT "forms_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_receivers" ADD CONSTRAINT "forms_receivers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_fields_options" ADD CONSTRAINT "_forms_v_version_fields_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_fields_options_locales" ADD CONSTRAINT "_forms_v_version_fields_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_fields_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_fields_conditions" ADD CONSTRAINT "_forms_v_version_fields_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_fields" ADD CONSTRAINT "_forms_v_version_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_fields_locales" ADD CONSTRAINT "_forms_v_version_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_receivers" ADD CONSTRAINT "_forms_v_version_receivers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members_sessions" ADD CONSTRAINT "members_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_contacts" ADD CONSTRAINT "dealers_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_contacts_locales" ADD CONSTRAINT "dealers_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers_locales" ADD CONSTRAINT "dealers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_contacts" ADD CONSTRAINT "_dealers_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_contacts_locales" ADD CONSTRAINT "_dealers_v_version_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v_version_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_parent_id_dealers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v_locales" ADD CONSTRAINT "_dealers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_specifications" ADD CONSTRAINT "articles_specifications_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_specifications" ADD CONSTRAINT "articles_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_questions" ADD CONSTRAINT "articles_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_variant_of_id_articles_id_fk" FOREIGN KEY ("variant_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_group_id_article_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."article_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_product_line_id_product_lines_id_fk" FOREIGN KEY ("product_line_id") REFERENCES "public"."product_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_specifications" ADD CONSTRAINT "_articles_v_version_specifications_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_specifications" ADD CONSTRAINT "_articles_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_questions" ADD CONSTRAINT "_articles_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_variant_of_id_articles_id_fk" FOREIGN KEY ("version_variant_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_group_id_article_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."article_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_product_line_id_product_lines_id_fk" FOREIGN KEY ("version_product_line_id") REFERENCES "public"."product_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_groups" ADD CONSTRAINT "article_groups_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "article_groups" ADD CONSTRAINT "article_groups_parent_id_article_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "article_groups_locales" ADD CONSTRAINT "article_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_lines_locales" ADD CONSTRAINT "product_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specifications_choices" ADD CONSTRAINT "specifications_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specifications_choices_locales" ADD CONSTRAINT "specifications_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."specifications_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "specifications_locales" ADD CONSTRAINT "specifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscriber_groups_locales" ADD CONSTRAINT "subscriber_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscriber_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_files" ADD CONSTRAINT "order_files_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_conditions" ADD CONSTRAINT "campaigns_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_queue_id_sms_queues_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."sms_queues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_subscriber_groups_fk" FOREIGN KEY ("subscriber_groups_id") REFERENCES "public"."subscriber_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_queue_id_sms_queues_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."sms_queues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_post_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."post_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_post_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."post_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "post_categories_locales" ADD CONSTRAINT "post_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_dealer_id_dealers_id_fk" FOREIGN KEY ("version_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reusable_blocks_locales" ADD CONSTRAINT "reusable_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v" ADD CONSTRAINT "_reusable_blocks_v_parent_id_reusable_blocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v_locales" ADD CONSTRAINT "_reusable_blocks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reusable_blocks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_languages" ADD CONSTRAINT "site_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_social" ADD CONSTRAINT "site_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_social_picture_id_media_id_fk" FOREIGN KEY ("social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_dealer_page_id_pages_id_fk" FOREIGN KEY ("dealer_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_contact_page_id_pages_id_fk" FOREIGN KEY ("contact_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_news_page_id_pages_id_fk" FOREIGN KEY ("news_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_events_page_id_pages_id_fk" FOREIGN KEY ("events_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_pins" ADD CONSTRAINT "search_settings_pins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_locales" ADD CONSTRAINT "search_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogue_locales" ADD CONSTRAINT "catalogue_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_settings_custom_fields" ADD CONSTRAINT "newsletter_settings_custom_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_settings_custom_fields_locales" ADD CONSTRAINT "newsletter_settings_custom_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_settings_custom_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_settings_locales" ADD CONSTRAINT "newsletter_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_settings_texts" ADD CONSTRAINT "newsletter_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_settings_consents" ADD CONSTRAINT "order_settings_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."order_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_settings_consents_locales" ADD CONSTRAINT "order_settings_consents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."order_settings_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_settings_locales" ADD CONSTRAINT "order_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."order_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_terms_locales" ADD CONSTRAINT "delivery_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_terms_v_locales" ADD CONSTRAINT "_delivery_terms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_delivery_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links_locales" ADD CONSTRAINT "_navigation_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_settings" ADD CONSTRAINT "consent_settings_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sign_in_required_roles" ADD CONSTRAINT "staff_sign_in_required_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_sign_in"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_fields_options_order_idx" ON "forms_fields_options" USING btree ("_order");
  CREATE INDEX "forms_fields_options_parent_id_idx" ON "forms_fields_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_options_locales_locale_parent_id_unique" ON "forms_fields_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_options_locales_parent_id_idx" ON "forms_fields_options_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_conditions_order_idx" ON "forms_fields_conditions" USING btree ("_order");
  CREATE INDEX "forms_fields_conditions_parent_id_idx" ON "forms_fields_conditions" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_order_idx" ON "forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "forms_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_locales_locale_parent_id_unique" ON "forms_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_locales_parent_id_idx" ON "forms_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_receivers_order_idx" ON "forms_receivers" USING btree ("_order");
  CREATE INDEX "forms_receivers_parent_id_idx" ON "forms_receivers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "forms_page_idx" ON "forms" USING btree ("page_id");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_id_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_fields_options_order_idx" ON "_forms_v_version_fields_options" USING btree ("_order");
  CREATE INDEX "_forms_v_version_fields_options_parent_id_idx" ON "_forms_v_version_fields_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_fields_options_locales_locale_parent_id_uni" ON "_forms_v_version_fields_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_fields_options_locales_parent_id_idx" ON "_forms_v_version_fields_options_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_fields_conditions_order_idx" ON "_forms_v_version_fields_conditions" USING btree ("_order");
  CREATE INDEX "_forms_v_version_fields_conditions_parent_id_idx" ON "_forms_v_version_fields_conditions" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_fields_order_idx" ON "_forms_v_version_fields" USING btree ("_order");
  CREATE INDEX "_forms_v_version_fields_parent_id_idx" ON "_forms_v_version_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_fields_locales_locale_parent_id_unique" ON "_forms_v_version_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_fields_locales_parent_id_idx" ON "_forms_v_version_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_receivers_order_idx" ON "_forms_v_version_receivers" USING btree ("_order");
  CREATE INDEX "_forms_v_version_receivers_parent_id_idx" ON "_forms_v_version_receivers" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_slug_idx" ON "_forms_v" USING btree ("version_slug");
  CREATE INDEX "_forms_v_version_version_page_idx" ON "_forms_v" USING btree ("version_page_id");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at") WHERE version_deleted_at is not null;
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_locales_parent_id_idx" ON "_forms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_state_idx" ON "form_submissions" USING btree ("state");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_email_idx" ON "form_submissions" USING btree ("email");
  CREATE UNIQUE INDEX "form_submissions_key_idx" ON "form_submissions" USING btree ("key");
  CREATE INDEX "form_submissions_notified_at_idx" ON "form_submissions" USING btree ("notified_at");
  CREATE INDEX "form_submissions_expires_at_idx" ON "form_submissions" USING btree ("expires_at");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "form_files_key_idx" ON "form_files" USING btree ("key");
  CREATE INDEX "form_files_updated_at_idx" ON "form_files" USING btree ("updated_at");
  CREATE INDEX "form_files_created_at_idx" ON "form_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_files_filename_idx" ON "form_files" USING btree ("filename");
  CREATE INDEX "members_sessions_order_idx" ON "members_sessions" USING btree ("_order");
  CREATE INDEX "members_sessions_parent_id_idx" ON "members_sessions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "members_username_idx" ON "members" USING btree ("username");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "member_passkeys_owner_idx" ON "member_passkeys" USING btree ("owner");
  CREATE UNIQUE INDEX "member_passkeys_credential_idx" ON "member_passkeys" USING btree ("credential");
  CREATE INDEX "dealers_contacts_order_idx" ON "dealers_contacts" USING btree ("_order");
  CREATE INDEX "dealers_contacts_parent_id_idx" ON "dealers_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dealers_contacts_locales_locale_parent_id_unique" ON "dealers_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_contacts_locales_parent_id_idx" ON "dealers_contacts_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dealers_number_idx" ON "dealers" USING btree ("number") WHERE deleted_at is null;
  CREATE UNIQUE INDEX "dealers_slug_idx" ON "dealers" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "dealers_postcode_idx" ON "dealers" USING btree ("postcode");
  CREATE INDEX "dealers_picture_idx" ON "dealers" USING btree ("picture_id");
  CREATE INDEX "dealers_deleted_at_idx" ON "dealers" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "dealers_updated_at_idx" ON "dealers" USING btree ("updated_at");
  CREATE INDEX "dealers_created_at_idx" ON "dealers" USING btree ("created_at");
  CREATE INDEX "dealers__status_idx" ON "dealers" USING btree ("_status");
  CREATE UNIQUE INDEX "dealers_locales_locale_parent_id_unique" ON "dealers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_locales_parent_id_idx" ON "dealers_locales" USING btree ("_parent_id");
  CREATE INDEX "dealers_rels_order_idx" ON "dealers_rels" USING btree ("order");
  CREATE INDEX "dealers_rels_parent_idx" ON "dealers_rels" USING btree ("parent_id");
  CREATE INDEX "dealers_rels_path_idx" ON "dealers_rels" USING btree ("path");
  CREATE INDEX "dealers_rels_services_id_idx" ON "dealers_rels" USING btree ("services_id");
  CREATE INDEX "dealers_rels_product_lines_id_idx" ON "dealers_rels" USING btree ("product_lines_id");
  CREATE INDEX "dealers_rels_articles_id_idx" ON "dealers_rels" USING btree ("articles_id");
  CREATE INDEX "dealers_rels_media_id_idx" ON "dealers_rels" USING btree ("media_id");
  CREATE INDEX "_dealers_v_version_contacts_order_idx" ON "_dealers_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_contacts_parent_id_idx" ON "_dealers_v_version_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_dealers_v_version_contacts_locales_locale_parent_id_unique" ON "_dealers_v_version_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealers_v_version_contacts_locales_parent_id_idx" ON "_dealers_v_version_contacts_locales" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_parent_idx" ON "_dealers_v" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_version_number_idx" ON "_dealers_v" USING btree ("version_number");
  CREATE INDEX "_dealers_v_version_version_slug_idx" ON "_dealers_v" USING btree ("version_slug");
  CREATE INDEX "_dealers_v_version_version_postcode_idx" ON "_dealers_v" USING btree ("version_postcode");
  CREATE INDEX "_dealers_v_version_version_picture_idx" ON "_dealers_v" USING btree ("version_picture_id");
  CREATE INDEX "_dealers_v_version_version_deleted_at_idx" ON "_dealers_v" USING btree ("version_deleted_at") WHERE version_deleted_at is not null;
  CREATE INDEX "_dealers_v_version_version_updated_at_idx" ON "_dealers_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealers_v_version_version_created_at_idx" ON "_dealers_v" USING btree ("version_created_at");
  CREATE INDEX "_dealers_v_version_version__status_idx" ON "_dealers_v" USING btree ("version__status");
  CREATE INDEX "_dealers_v_created_at_idx" ON "_dealers_v" USING btree ("created_at");
  CREATE INDEX "_dealers_v_updated_at_idx" ON "_dealers_v" USING btree ("updated_at");
  CREATE INDEX "_dealers_v_snapshot_idx" ON "_dealers_v" USING btree ("snapshot");
  CREATE INDEX "_dealers_v_published_locale_idx" ON "_dealers_v" USING btree ("published_locale");
  CREATE INDEX "_dealers_v_latest_idx" ON "_dealers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_dealers_v_locales_locale_parent_id_unique" ON "_dealers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealers_v_locales_parent_id_idx" ON "_dealers_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_rels_order_idx" ON "_dealers_v_rels" USING btree ("order");
  CREATE INDEX "_dealers_v_rels_parent_idx" ON "_dealers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_rels_path_idx" ON "_dealers_v_rels" USING btree ("path");
  CREATE INDEX "_dealers_v_rels_services_id_idx" ON "_dealers_v_rels" USING btree ("services_id");
  CREATE INDEX "_dealers_v_rels_product_lines_id_idx" ON "_dealers_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_dealers_v_rels_articles_id_idx" ON "_dealers_v_rels" USING btree ("articles_id");
  CREATE INDEX "_dealers_v_rels_media_id_idx" ON "_dealers_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_locales_parent_id_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "postcodes_postcode_idx" ON "postcodes" USING btree ("postcode");
  CREATE INDEX "articles_specifications_order_idx" ON "articles_specifications" USING btree ("_order");
  CREATE INDEX "articles_specifications_parent_id_idx" ON "articles_specifications" USING btree ("_parent_id");
  CREATE INDEX "articles_specifications_specification_idx" ON "articles_specifications" USING btree ("specification_id");
  CREATE INDEX "articles_questions_order_idx" ON "articles_questions" USING btree ("_order");
  CREATE INDEX "articles_questions_parent_id_idx" ON "articles_questions" USING btree ("_parent_id");
  CREATE INDEX "articles_questions_locale_idx" ON "articles_questions" USING btree ("_locale");
  CREATE UNIQUE INDEX "articles_number_idx" ON "articles" USING btree ("number") WHERE deleted_at is null;
  CREATE INDEX "articles_picture_idx" ON "articles" USING btree ("picture_id");
  CREATE INDEX "articles_variant_of_idx" ON "articles" USING btree ("variant_of_id");
  CREATE INDEX "articles_group_idx" ON "articles" USING btree ("group_id");
  CREATE INDEX "articles_product_line_idx" ON "articles" USING btree ("product_line_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "articles_position_idx" ON "articles" USING btree ("position");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_locales_parent_id_idx" ON "articles_locales" USING btree ("_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_media_id_idx" ON "articles_rels" USING btree ("media_id");
  CREATE INDEX "articles_rels_files_id_idx" ON "articles_rels" USING btree ("files_id");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_specifications_order_idx" ON "_articles_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_articles_v_version_specifications_parent_id_idx" ON "_articles_v_version_specifications" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_specifications_specification_idx" ON "_articles_v_version_specifications" USING btree ("specification_id");
  CREATE INDEX "_articles_v_version_questions_order_idx" ON "_articles_v_version_questions" USING btree ("_order");
  CREATE INDEX "_articles_v_version_questions_parent_id_idx" ON "_articles_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_questions_locale_idx" ON "_articles_v_version_questions" USING btree ("_locale");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_number_idx" ON "_articles_v" USING btree ("version_number");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_version_variant_of_idx" ON "_articles_v" USING btree ("version_variant_of_id");
  CREATE INDEX "_articles_v_version_version_group_idx" ON "_articles_v" USING btree ("version_group_id");
  CREATE INDEX "_articles_v_version_version_product_line_idx" ON "_articles_v" USING btree ("version_product_line_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_position_idx" ON "_articles_v" USING btree ("version_position");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at") WHERE version_deleted_at is not null;
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_locales_parent_id_idx" ON "_articles_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_media_id_idx" ON "_articles_v_rels" USING btree ("media_id");
  CREATE INDEX "_articles_v_rels_files_id_idx" ON "_articles_v_rels" USING btree ("files_id");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "article_groups_picture_idx" ON "article_groups" USING btree ("picture_id");
  CREATE UNIQUE INDEX "article_groups_slug_idx" ON "article_groups" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "article_groups_parent_idx" ON "article_groups" USING btree ("parent_id");
  CREATE INDEX "article_groups_position_idx" ON "article_groups" USING btree ("position");
  CREATE INDEX "article_groups_deleted_at_idx" ON "article_groups" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "article_groups_updated_at_idx" ON "article_groups" USING btree ("updated_at");
  CREATE INDEX "article_groups_created_at_idx" ON "article_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_groups_locales_locale_parent_id_unique" ON "article_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_groups_locales_parent_id_idx" ON "article_groups_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_lines_slug_idx" ON "product_lines" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "product_lines_position_idx" ON "product_lines" USING btree ("position");
  CREATE INDEX "product_lines_deleted_at_idx" ON "product_lines" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "product_lines_updated_at_idx" ON "product_lines" USING btree ("updated_at");
  CREATE INDEX "product_lines_created_at_idx" ON "product_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_lines_locales_locale_parent_id_unique" ON "product_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_lines_locales_parent_id_idx" ON "product_lines_locales" USING btree ("_parent_id");
  CREATE INDEX "specifications_choices_order_idx" ON "specifications_choices" USING btree ("_order");
  CREATE INDEX "specifications_choices_parent_id_idx" ON "specifications_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "specifications_choices_locales_locale_parent_id_unique" ON "specifications_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "specifications_choices_locales_parent_id_idx" ON "specifications_choices_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "specifications_slug_idx" ON "specifications" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "specifications_position_idx" ON "specifications" USING btree ("position");
  CREATE INDEX "specifications_deleted_at_idx" ON "specifications" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "specifications_updated_at_idx" ON "specifications" USING btree ("updated_at");
  CREATE INDEX "specifications_created_at_idx" ON "specifications" USING btree ("created_at");
  CREATE UNIQUE INDEX "specifications_locales_locale_parent_id_unique" ON "specifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "specifications_locales_parent_id_idx" ON "specifications_locales" USING btree ("_parent_id");
  CREATE INDEX "subscriber_groups_deleted_at_idx" ON "subscriber_groups" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "subscriber_groups_updated_at_idx" ON "subscriber_groups" USING btree ("updated_at");
  CREATE INDEX "subscriber_groups_created_at_idx" ON "subscriber_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscriber_groups_locales_locale_parent_id_unique" ON "subscriber_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "subscriber_groups_locales_parent_id_idx" ON "subscriber_groups_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "subscribers_mobile_idx" ON "subscribers" USING btree ("mobile");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscriptions_subscriber_idx" ON "subscriptions" USING btree ("subscriber_id");
  CREATE UNIQUE INDEX "subscriber_group_idx" ON "subscriptions" USING btree ("subscriber_id","group");
  CREATE INDEX "group_state_subscriber_idx" ON "subscriptions" USING btree ("group","state","subscriber_id");
  CREATE INDEX "consent_events_mobile_idx" ON "consent_events" USING btree ("mobile");
  CREATE UNIQUE INDEX "consent_wordings_version_idx" ON "consent_wordings" USING btree ("version");
  CREATE INDEX "consent_wordings_updated_at_idx" ON "consent_wordings" USING btree ("updated_at");
  CREATE INDEX "consent_wordings_created_at_idx" ON "consent_wordings" USING btree ("created_at");
  CREATE UNIQUE INDEX "suppressed_numbers_hash_idx" ON "suppressed_numbers" USING btree ("hash");
  CREATE INDEX "suppressed_numbers_updated_at_idx" ON "suppressed_numbers" USING btree ("updated_at");
  CREATE INDEX "suppressed_numbers_created_at_idx" ON "suppressed_numbers" USING btree ("created_at");
  CREATE UNIQUE INDEX "pending_activations_mobile_idx" ON "pending_activations" USING btree ("mobile");
  CREATE INDEX "pending_activations_expires_at_idx" ON "pending_activations" USING btree ("expires_at");
  CREATE INDEX "pending_activations_updated_at_idx" ON "pending_activations" USING btree ("updated_at");
  CREATE INDEX "pending_activations_created_at_idx" ON "pending_activations" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_counters_key_idx" ON "newsletter_counters" USING btree ("key");
  CREATE INDEX "newsletter_counters_resets_at_idx" ON "newsletter_counters" USING btree ("resets_at");
  CREATE UNIQUE INDEX "order_requests_number_idx" ON "order_requests" USING btree ("number");
  CREATE UNIQUE INDEX "order_requests_key_idx" ON "order_requests" USING btree ("key");
  CREATE INDEX "order_requests_email_idx" ON "order_requests" USING btree ("email");
  CREATE INDEX "order_requests_state_idx" ON "order_requests" USING btree ("state");
  CREATE INDEX "order_requests_dealer_idx" ON "order_requests" USING btree ("dealer_id");
  CREATE INDEX "order_requests_notified_at_idx" ON "order_requests" USING btree ("notified_at");
  CREATE INDEX "order_requests_updated_at_idx" ON "order_requests" USING btree ("updated_at");
  CREATE INDEX "order_requests_created_at_idx" ON "order_requests" USING btree ("created_at");
  CREATE INDEX "order_events_request_idx" ON "order_events" USING btree ("request_id");
  CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
  CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
  CREATE INDEX "order_files_key_idx" ON "order_files" USING btree ("key");
  CREATE INDEX "order_files_dealer_idx" ON "order_files" USING btree ("dealer_id");
  CREATE INDEX "order_files_updated_at_idx" ON "order_files" USING btree ("updated_at");
  CREATE INDEX "order_files_created_at_idx" ON "order_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_files_filename_idx" ON "order_files" USING btree ("filename");
  CREATE UNIQUE INDEX "emails_key_idx" ON "emails" USING btree ("key");
  CREATE INDEX "emails_state_idx" ON "emails" USING btree ("state");
  CREATE INDEX "emails_due_at_idx" ON "emails" USING btree ("due_at");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "campaigns_conditions_order_idx" ON "campaigns_conditions" USING btree ("_order");
  CREATE INDEX "campaigns_conditions_parent_id_idx" ON "campaigns_conditions" USING btree ("_parent_id");
  CREATE INDEX "campaigns_state_idx" ON "campaigns" USING btree ("state");
  CREATE INDEX "campaigns_queue_idx" ON "campaigns" USING btree ("queue_id");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_subscriber_groups_id_idx" ON "campaigns_rels" USING btree ("subscriber_groups_id");
  CREATE INDEX "campaign_links_campaign_idx" ON "campaign_links" USING btree ("campaign_id");
  CREATE UNIQUE INDEX "campaign_links_code_idx" ON "campaign_links" USING btree ("code");
  CREATE UNIQUE INDEX "campaign_url_idx" ON "campaign_links" USING btree ("campaign_id","url");
  CREATE INDEX "sms_messages_to_idx" ON "sms_messages" USING btree ("to");
  CREATE UNIQUE INDEX "sms_messages_key_idx" ON "sms_messages" USING btree ("key");
  CREATE INDEX "sms_messages_queue_idx" ON "sms_messages" USING btree ("queue_id");
  CREATE INDEX "sms_messages_reference_idx" ON "sms_messages" USING btree ("reference");
  CREATE INDEX "queue_state_dueAt_idx" ON "sms_messages" USING btree ("queue_id","state","due_at");
  CREATE INDEX "state_leaseUntil_idx" ON "sms_messages" USING btree ("state","lease_until");
  CREATE INDEX "sms_queues_state_idx" ON "sms_queues" USING btree ("state");
  CREATE INDEX "sms_queues_updated_at_idx" ON "sms_queues" USING btree ("updated_at");
  CREATE INDEX "sms_queues_created_at_idx" ON "sms_queues" USING btree ("created_at");
  CREATE INDEX "sms_inbound_from_idx" ON "sms_inbound" USING btree ("from");
  CREATE UNIQUE INDEX "sms_inbound_key_idx" ON "sms_inbound" USING btree ("key");
  CREATE INDEX "sms_inbound_received_at_idx" ON "sms_inbound" USING btree ("received_at");
  CREATE INDEX "handledAt_leaseUntil_idx" ON "sms_inbound" USING btree ("handled_at","lease_until");
  CREATE UNIQUE INDEX "sms_pace_gateway_idx" ON "sms_pace" USING btree ("gateway");
  CREATE UNIQUE INDEX "sms_gateways_gateway_idx" ON "sms_gateways" USING btree ("gateway");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("import");
  CREATE UNIQUE INDEX "import_line_idx" ON "import_rows" USING btree ("import","line");
  CREATE UNIQUE INDEX "file_texts_file_idx" ON "file_texts" USING btree ("file");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "posts_share_picture_idx" ON "posts" USING btree ("share_picture_id");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_locales_parent_id_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_posts_id_idx" ON "posts_rels" USING btree ("posts_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_share_picture_idx" ON "_posts_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at") WHERE version_deleted_at is not null;
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_locales_parent_id_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_posts_id_idx" ON "_posts_v_rels" USING btree ("posts_id");
  CREATE UNIQUE INDEX "post_categories_slug_idx" ON "post_categories" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "post_categories_deleted_at_idx" ON "post_categories" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "post_categories_updated_at_idx" ON "post_categories" USING btree ("updated_at");
  CREATE INDEX "post_categories_created_at_idx" ON "post_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_categories_locales_locale_parent_id_unique" ON "post_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "post_categories_locales_parent_id_idx" ON "post_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("starts_at");
  CREATE INDEX "events_dealer_idx" ON "events" USING btree ("dealer_id");
  CREATE INDEX "events_picture_idx" ON "events" USING btree ("picture_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug") WHERE deleted_at is null;
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_locales_parent_id_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_starts_at_idx" ON "_events_v" USING btree ("version_starts_at");
  CREATE INDEX "_events_v_version_version_dealer_idx" ON "_events_v" USING btree ("version_dealer_id");
  CREATE INDEX "_events_v_version_version_picture_idx" ON "_events_v" USING btree ("version_picture_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at") WHERE version_deleted_at is not null;
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_locales_parent_id_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_address_key_idx" ON "pages" USING btree ("address_key") WHERE deleted_at is null;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_id_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_address_key_idx" ON "_pages_v" USING btree ("version_address_key");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at") WHERE version_deleted_at is not null;
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "reusable_blocks_deleted_at_idx" ON "reusable_blocks" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "reusable_blocks_updated_at_idx" ON "reusable_blocks" USING btree ("updated_at");
  CREATE INDEX "reusable_blocks_created_at_idx" ON "reusable_blocks" USING btree ("created_at");
  CREATE INDEX "reusable_blocks__status_idx" ON "reusable_blocks" USING btree ("_status");
  CREATE UNIQUE INDEX "reusable_blocks_locales_locale_parent_id_unique" ON "reusable_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reusable_blocks_locales_parent_id_idx" ON "reusable_blocks_locales" USING btree ("_parent_id");
  CREATE INDEX "_reusable_blocks_v_parent_idx" ON "_reusable_blocks_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_blocks_v_version_version_deleted_at_idx" ON "_reusable_blocks_v" USING btree ("version_deleted_at") WHERE version_deleted_at is not null;
  CREATE INDEX "_reusable_blocks_v_version_version_updated_at_idx" ON "_reusable_blocks_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_blocks_v_version_version_created_at_idx" ON "_reusable_blocks_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_blocks_v_version_version__status_idx" ON "_reusable_blocks_v" USING btree ("version__status");
  CREATE INDEX "_reusable_blocks_v_created_at_idx" ON "_reusable_blocks_v" USING btree ("created_at");
  CREATE INDEX "_reusable_blocks_v_updated_at_idx" ON "_reusable_blocks_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_blocks_v_snapshot_idx" ON "_reusable_blocks_v" USING btree ("snapshot");
  CREATE INDEX "_reusable_blocks_v_published_locale_idx" ON "_reusable_blocks_v" USING btree ("published_locale");
  CREATE INDEX "_reusable_blocks_v_latest_idx" ON "_reusable_blocks_v" USING btree ("latest");
  CREATE INDEX "_reusable_blocks_v_autosave_idx" ON "_reusable_blocks_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_reusable_blocks_v_locales_locale_parent_id_unique" ON "_reusable_blocks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reusable_blocks_v_locales_parent_id_idx" ON "_reusable_blocks_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from") WHERE deleted_at is null;
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "analytics_events_at_idx" ON "analytics_events" USING btree ("at");
  CREATE INDEX "countedAt_at_idx" ON "analytics_events" USING btree ("counted_at","at");
  CREATE UNIQUE INDEX "dimension_measure_period_value_idx" ON "analytics_counts" USING btree ("dimension","measure","period","value");
  CREATE UNIQUE INDEX "analytics_visitors_visitor_idx" ON "analytics_visitors" USING btree ("visitor");
  CREATE INDEX "analytics_visitors_last_at_idx" ON "analytics_visitors" USING btree ("last_at");
  CREATE UNIQUE INDEX "analytics_salts_day_idx" ON "analytics_salts" USING btree ("day");
  CREATE INDEX "forwarded_hits_state_idx" ON "forwarded_hits" USING btree ("state");
  CREATE INDEX "forwarded_hits_due_at_idx" ON "forwarded_hits" USING btree ("due_at");
  CREATE INDEX "forwarded_hits_updated_at_idx" ON "forwarded_hits" USING btree ("updated_at");
  CREATE INDEX "forwarded_hits_created_at_idx" ON "forwarded_hits" USING btree ("created_at");
  CREATE UNIQUE INDEX "forwarded_visits_visitor_idx" ON "forwarded_visits" USING btree ("visitor");
  CREATE INDEX "forwarded_visits_last_at_idx" ON "forwarded_visits" USING btree ("last_at");
  CREATE UNIQUE INDEX "forwarding_states_upstream_idx" ON "forwarding_states" USING btree ("upstream");
  CREATE INDEX "consent_choices_at_idx" ON "consent_choices" USING btree ("at");
  CREATE INDEX "consent_choices_choice_idx" ON "consent_choices" USING btree ("choice");
  CREATE INDEX "consent_choices_ends_at_idx" ON "consent_choices" USING btree ("ends_at");
  CREATE UNIQUE INDEX "choice_wordings_version_idx" ON "choice_wordings" USING btree ("version");
  CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");
  CREATE INDEX "access_log_user_idx" ON "access_log" USING btree ("user");
  CREATE INDEX "privacy_runs_started_at_idx" ON "privacy_runs" USING btree ("started_at");
  CREATE UNIQUE INDEX "document_edits_document_idx" ON "document_edits" USING btree ("document");
  CREATE INDEX "refused_saves_document_idx" ON "refused_saves" USING btree ("document");
  CREATE INDEX "refused_saves_at_idx" ON "refused_saves" USING btree ("at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_dealer_idx" ON "users" USING btree ("dealer_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "staff_sessions_owner_idx" ON "staff_sessions" USING btree ("owner");
  CREATE UNIQUE INDEX "staff_sessions_sid_idx" ON "staff_sessions" USING btree ("sid");
  CREATE INDEX "staff_sessions_used_at_idx" ON "staff_sessions" USING btree ("used_at");
  CREATE INDEX "staff_passkeys_owner_idx" ON "staff_passkeys" USING btree ("owner");
  CREATE UNIQUE INDEX "staff_passkeys_credential_idx" ON "staff_passkeys" USING btree ("credential");
  CREATE UNIQUE INDEX "staff_codes_owner_idx" ON "staff_codes" USING btree ("owner");
  CREATE INDEX "staff_recovery_codes_owner_idx" ON "staff_recovery_codes" USING btree ("owner");
  CREATE UNIQUE INDEX "staff_recovery_codes_code_hash_idx" ON "staff_recovery_codes" USING btree ("code_hash");
  CREATE INDEX "staff_identities_owner_idx" ON "staff_identities" USING btree ("owner");
  CREATE UNIQUE INDEX "staff_identities_key_idx" ON "staff_identities" USING btree ("key");
  CREATE INDEX "dimension_measure_period_idx" ON "insight_samples" USING btree ("dimension","measure","period");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename") WHERE deleted_at is null;
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w800_sizes_w800_filename_idx" ON "media" USING btree ("sizes_w800_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1440_sizes_w1440_filename_idx" ON "media" USING btree ("sizes_w1440_filename");
  CREATE INDEX "media_sizes_w2000_sizes_w2000_filename_idx" ON "media" USING btree ("sizes_w2000_filename");
  CREATE INDEX "media_sizes_social_sizes_social_filename_idx" ON "media" USING btree ("sizes_social_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at") WHERE deleted_at is not null;
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename") WHERE deleted_at is null;
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_locales_parent_id_idx" ON "files_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_languages_order_idx" ON "site_languages" USING btree ("order");
  CREATE INDEX "site_languages_parent_idx" ON "site_languages" USING btree ("parent_id");
  CREATE INDEX "site_social_order_idx" ON "site_social" USING btree ("_order");
  CREATE INDEX "site_social_parent_id_idx" ON "site_social" USING btree ("_parent_id");
  CREATE INDEX "site_logo_idx" ON "site" USING btree ("logo_id");
  CREATE INDEX "site_logo_dark_idx" ON "site" USING btree ("logo_dark_id");
  CREATE INDEX "site_icon_idx" ON "site" USING btree ("icon_id");
  CREATE INDEX "site_social_picture_idx" ON "site" USING btree ("social_picture_id");
  CREATE INDEX "site_dealer_page_idx" ON "site" USING btree ("dealer_page_id");
  CREATE INDEX "site_contact_page_idx" ON "site" USING btree ("contact_page_id");
  CREATE INDEX "site_news_page_idx" ON "site" USING btree ("news_page_id");
  CREATE INDEX "site_events_page_idx" ON "site" USING btree ("events_page_id");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_locales_parent_id_idx" ON "site_locales" USING btree ("_parent_id");
  CREATE INDEX "site_texts_order_parent" ON "site_texts" USING btree ("order","parent_id");
  CREATE INDEX "search_settings_pins_order_idx" ON "search_settings_pins" USING btree ("_order");
  CREATE INDEX "search_settings_pins_parent_id_idx" ON "search_settings_pins" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "search_settings_locales_locale_parent_id_unique" ON "search_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_settings_locales_parent_id_idx" ON "search_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "search_settings_rels_order_idx" ON "search_settings_rels" USING btree ("order");
  CREATE INDEX "search_settings_rels_parent_idx" ON "search_settings_rels" USING btree ("parent_id");
  CREATE INDEX "search_settings_rels_path_idx" ON "search_settings_rels" USING btree ("path");
  CREATE INDEX "search_settings_rels_articles_id_idx" ON "search_settings_rels" USING btree ("articles_id");
  CREATE INDEX "search_settings_rels_pages_id_idx" ON "search_settings_rels" USING btree ("pages_id");
  CREATE INDEX "search_settings_rels_posts_id_idx" ON "search_settings_rels" USING btree ("posts_id");
  CREATE INDEX "search_settings_rels_events_id_idx" ON "search_settings_rels" USING btree ("events_id");
  CREATE INDEX "search_settings_rels_dealers_id_idx" ON "search_settings_rels" USING btree ("dealers_id");
  CREATE UNIQUE INDEX "catalogue_locales_locale_parent_id_unique" ON "catalogue_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "catalogue_locales_parent_id_idx" ON "catalogue_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletter_settings_custom_fields_order_idx" ON "newsletter_settings_custom_fields" USING btree ("_order");
  CREATE INDEX "newsletter_settings_custom_fields_parent_id_idx" ON "newsletter_settings_custom_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "newsletter_settings_custom_fields_locales_locale_parent_id_u" ON "newsletter_settings_custom_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_settings_custom_fields_locales_parent_id_idx" ON "newsletter_settings_custom_fields_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "newsletter_settings_locales_locale_parent_id_unique" ON "newsletter_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_settings_locales_parent_id_idx" ON "newsletter_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletter_settings_texts_order_parent" ON "newsletter_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "order_settings_consents_order_idx" ON "order_settings_consents" USING btree ("_order");
  CREATE INDEX "order_settings_consents_parent_id_idx" ON "order_settings_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "order_settings_consents_locales_locale_parent_id_unique" ON "order_settings_consents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "order_settings_consents_locales_parent_id_idx" ON "order_settings_consents_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "order_settings_locales_locale_parent_id_unique" ON "order_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "order_settings_locales_parent_id_idx" ON "order_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "delivery_terms__status_idx" ON "delivery_terms" USING btree ("_status");
  CREATE UNIQUE INDEX "delivery_terms_locales_locale_parent_id_unique" ON "delivery_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "delivery_terms_locales_parent_id_idx" ON "delivery_terms_locales" USING btree ("_parent_id");
  CREATE INDEX "_delivery_terms_v_version_version__status_idx" ON "_delivery_terms_v" USING btree ("version__status");
  CREATE INDEX "_delivery_terms_v_created_at_idx" ON "_delivery_terms_v" USING btree ("created_at");
  CREATE INDEX "_delivery_terms_v_updated_at_idx" ON "_delivery_terms_v" USING btree ("updated_at");
  CREATE INDEX "_delivery_terms_v_snapshot_idx" ON "_delivery_terms_v" USING btree ("snapshot");
  CREATE INDEX "_delivery_terms_v_published_locale_idx" ON "_delivery_terms_v" USING btree ("published_locale");
  CREATE INDEX "_delivery_terms_v_latest_idx" ON "_delivery_terms_v" USING btree ("latest");
  CREATE INDEX "_delivery_terms_v_autosave_idx" ON "_delivery_terms_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_delivery_terms_v_locales_locale_parent_id_unique" ON "_delivery_terms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_delivery_terms_v_locales_parent_id_idx" ON "_delivery_terms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_page_idx" ON "navigation_footer_links" USING btree ("page_id");
  CREATE INDEX "navigation_footer_links_article_idx" ON "navigation_footer_links" USING btree ("article_id");
  CREATE INDEX "navigation_footer_links_post_idx" ON "navigation_footer_links" USING btree ("post_id");
  CREATE INDEX "navigation_footer_links_event_idx" ON "navigation_footer_links" USING btree ("event_id");
  CREATE INDEX "navigation_footer_links_file_idx" ON "navigation_footer_links" USING btree ("file_id");
  CREATE UNIQUE INDEX "navigation_footer_links_locales_locale_parent_id_unique" ON "navigation_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_links_locales_parent_id_idx" ON "navigation_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_locales_parent_id_idx" ON "navigation_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_page_idx" ON "_navigation_v_version_footer_links" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_footer_links_article_idx" ON "_navigation_v_version_footer_links" USING btree ("article_id");
  CREATE INDEX "_navigation_v_version_footer_links_post_idx" ON "_navigation_v_version_footer_links" USING btree ("post_id");
  CREATE INDEX "_navigation_v_version_footer_links_event_idx" ON "_navigation_v_version_footer_links" USING btree ("event_id");
  CREATE INDEX "_navigation_v_version_footer_links_file_idx" ON "_navigation_v_version_footer_links" USING btree ("file_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_links_locales_locale_parent_id_" ON "_navigation_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_locales_parent_id_idx" ON "_navigation_v_version_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_locales_parent_id_idx" ON "_navigation_v_version_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "consent_settings_privacy_page_idx" ON "consent_settings" USING btree ("privacy_page_id");
  CREATE INDEX "staff_sign_in_required_roles_order_idx" ON "staff_sign_in_required_roles" USING btree ("order");
  CREATE INDEX "staff_sign_in_required_roles_parent_idx" ON "staff_sign_in_required_roles" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "forms_fields_options" CASCADE;
  DROP TABLE "forms_fields_options_locales" CASCADE;
  DROP TABLE "forms_fields_conditions" CASCADE;
  DROP TABLE "forms_fields" CASCADE;
  DROP TABLE "forms_fields_locales" CASCADE;
  DROP TABLE "forms_receivers" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "_forms_v_version_fields_options" CASCADE;
  DROP TABLE "_forms_v_version_fields_options_locales" CASCADE;
  DROP TABLE "_forms_v_version_fields_conditions" CASCADE;
  DROP TABLE "_forms_v_version_fields" CASCADE;
  DROP TABLE "_forms_v_version_fields_locales" CASCADE;
  DROP TABLE "_forms_v_version_receivers" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "form_files" CASCADE;
  DROP TABLE "members_sessions" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "member_passkeys" CASCADE;
  DROP TABLE "dealers_contacts" CASCADE;
  DROP TABLE "dealers_contacts_locales" CASCADE;
  DROP TABLE "dealers" CASCADE;
  DROP TABLE "dealers_locales" CASCADE;
  DROP TABLE "dealers_rels" CASCADE;
  DROP TABLE "_dealers_v_version_contacts" CASCADE;
  DROP TABLE "_dealers_v_version_contacts_locales" CASCADE;
  DROP TABLE "_dealers_v" CASCADE;
  DROP TABLE "_dealers_v_locales" CASCADE;
  DROP TABLE "_dealers_v_rels" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "postcodes" CASCADE;
  DROP TABLE "articles_specifications" CASCADE;
  DROP TABLE "articles_questions" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_specifications" CASCADE;
  DROP TABLE "_articles_v_version_questions" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "article_groups" CASCADE;
  DROP TABLE "article_groups_locales" CASCADE;
  DROP TABLE "product_lines" CASCADE;
  DROP TABLE "product_lines_locales" CASCADE;
  DROP TABLE "specifications_choices" CASCADE;
  DROP TABLE "specifications_choices_locales" CASCADE;
  DROP TABLE "specifications" CASCADE;
  DROP TABLE "specifications_locales" CASCADE;
  DROP TABLE "subscriber_groups" CASCADE;
  DROP TABLE "subscriber_groups_locales" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "consent_events" CASCADE;
  DROP TABLE "consent_wordings" CASCADE;
  DROP TABLE "suppressed_numbers" CASCADE;
  DROP TABLE "pending_activations" CASCADE;
  DROP TABLE "newsletter_counters" CASCADE;
  DROP TABLE "order_requests" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "order_files" CASCADE;
  DROP TABLE "emails" CASCADE;
  DROP TABLE "campaigns_conditions" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "campaign_links" CASCADE;
  DROP TABLE "sms_messages" CASCADE;
  DROP TABLE "sms_queues" CASCADE;
  DROP TABLE "sms_inbound" CASCADE;
  DROP TABLE "sms_pace" CASCADE;
  DROP TABLE "sms_gateways" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "import_rows" CASCADE;
  DROP TABLE "file_texts" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "post_categories" CASCADE;
  DROP TABLE "post_categories_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "reusable_blocks" CASCADE;
  DROP TABLE "reusable_blocks_locales" CASCADE;
  DROP TABLE "_reusable_blocks_v" CASCADE;
  DROP TABLE "_reusable_blocks_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "analytics_events" CASCADE;
  DROP TABLE "analytics_counts" CASCADE;
  DROP TABLE "analytics_visitors" CASCADE;
  DROP TABLE "analytics_salts" CASCADE;
  DROP TABLE "forwarded_hits" CASCADE;
  DROP TABLE "forwarded_visits" CASCADE;
  DROP TABLE "forwarding_states" CASCADE;
  DROP TABLE "consent_choices" CASCADE;
  DROP TABLE "choice_wordings" CASCADE;
  DROP TABLE "access_log" CASCADE;
  DROP TABLE "privacy_runs" CASCADE;
  DROP TABLE "document_edits" CASCADE;
  DROP TABLE "refused_saves" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff_passkeys" CASCADE;
  DROP TABLE "staff_codes" CASCADE;
  DROP TABLE "staff_recovery_codes" CASCADE;
  DROP TABLE "staff_identities" CASCADE;
  DROP TABLE "insight_samples" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_languages" CASCADE;
  DROP TABLE "site_social" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "site_texts" CASCADE;
  DROP TABLE "theme" CASCADE;
  DROP TABLE "texts" CASCADE;
  DROP TABLE "search_settings_pins" CASCADE;
  DROP TABLE "search_settings" CASCADE;
  DROP TABLE "search_settings_locales" CASCADE;
  DROP TABLE "search_settings_rels" CASCADE;
  DROP TABLE "dealer_settings" CASCADE;
  DROP TABLE "catalogue" CASCADE;
  DROP TABLE "catalogue_locales" CASCADE;
  DROP TABLE "newsletter_settings_custom_fields" CASCADE;
  DROP TABLE "newsletter_settings_custom_fields_locales" CASCADE;
  DROP TABLE "newsletter_settings" CASCADE;
  DROP TABLE "newsletter_settings_locales" CASCADE;
  DROP TABLE "newsletter_settings_texts" CASCADE;
  DROP TABLE "order_settings_consents" CASCADE;
  DROP TABLE "order_settings_consents_locales" CASCADE;
  DROP TABLE "order_settings" CASCADE;
  DROP TABLE "order_settings_locales" CASCADE;
  DROP TABLE "sms_settings" CASCADE;
  DROP TABLE "delivery_terms" CASCADE;
  DROP TABLE "delivery_terms_locales" CASCADE;
  DROP TABLE "_delivery_terms_v" CASCADE;
  DROP TABLE "_delivery_terms_v_locales" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer_links_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "analytics_settings" CASCADE;
  DROP TABLE "forwarding_settings" CASCADE;
  DROP TABLE "consent_settings" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TABLE "staff_sign_in_required_roles" CASCADE;
  DROP TABLE "staff_sign_in" CASCADE;
  DROP TABLE "insights" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_forms_fields_conditions_comparison";
  DROP TYPE "public"."enum_forms_fields_kind";
  DROP TYPE "public"."enum_forms_fields_width";
  DROP TYPE "public"."enum_forms_fields_pattern";
  DROP TYPE "public"."enum_forms_fields_autocomplete";
  DROP TYPE "public"."enum_forms_fields_file_kind";
  DROP TYPE "public"."enum_forms_fields_match";
  DROP TYPE "public"."enum_forms_receivers_comparison";
  DROP TYPE "public"."enum_forms_recipient";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_fields_conditions_comparison";
  DROP TYPE "public"."enum__forms_v_version_fields_kind";
  DROP TYPE "public"."enum__forms_v_version_fields_width";
  DROP TYPE "public"."enum__forms_v_version_fields_pattern";
  DROP TYPE "public"."enum__forms_v_version_fields_autocomplete";
  DROP TYPE "public"."enum__forms_v_version_fields_file_kind";
  DROP TYPE "public"."enum__forms_v_version_fields_match";
  DROP TYPE "public"."enum__forms_v_version_receivers_comparison";
  DROP TYPE "public"."enum__forms_v_version_recipient";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum__forms_v_published_locale";
  DROP TYPE "public"."enum_form_submissions_state";
  DROP TYPE "public"."enum_dealers_holidays";
  DROP TYPE "public"."enum_dealers_status";
  DROP TYPE "public"."enum__dealers_v_version_holidays";
  DROP TYPE "public"."enum__dealers_v_version_status";
  DROP TYPE "public"."enum__dealers_v_published_locale";
  DROP TYPE "public"."enum_articles_price_kind";
  DROP TYPE "public"."enum_articles_availability";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_price_kind";
  DROP TYPE "public"."enum__articles_v_version_availability";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_specifications_kind";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_subscribers_source";
  DROP TYPE "public"."enum_subscriptions_state";
  DROP TYPE "public"."enum_consent_events_kind";
  DROP TYPE "public"."enum_consent_events_wording_source";
  DROP TYPE "public"."enum_order_requests_state";
  DROP TYPE "public"."enum_order_requests_routing";
  DROP TYPE "public"."enum_order_events_kind";
  DROP TYPE "public"."enum_emails_state";
  DROP TYPE "public"."enum_campaigns_conditions_comparison";
  DROP TYPE "public"."enum_campaigns_language";
  DROP TYPE "public"."enum_campaigns_state";
  DROP TYPE "public"."enum_sms_messages_state";
  DROP TYPE "public"."enum_sms_queues_state";
  DROP TYPE "public"."enum_sms_inbound_outcome";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_import_rows_kind";
  DROP TYPE "public"."enum_file_texts_state";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_events_startsat_tz";
  DROP TYPE "public"."enum_events_endsat_tz";
  DROP TYPE "public"."enum_events_state";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_startsat_tz";
  DROP TYPE "public"."enum__events_v_version_endsat_tz";
  DROP TYPE "public"."enum__events_v_version_state";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_reusable_blocks_status";
  DROP TYPE "public"."enum__reusable_blocks_v_version_status";
  DROP TYPE "public"."enum__reusable_blocks_v_published_locale";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_access_log_action";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_languages";
  DROP TYPE "public"."enum_site_social_network";
  DROP TYPE "public"."enum_site_lightbox_on_mobile";
  DROP TYPE "public"."enum_theme_heading_font";
  DROP TYPE "public"."enum_theme_body_font";
  DROP TYPE "public"."enum_theme_radius";
  DROP TYPE "public"."enum_dealer_settings_approval";
  DROP TYPE "public"."enum_catalogue_prices";
  DROP TYPE "public"."enum_catalogue_view";
  DROP TYPE "public"."enum_newsletter_settings_custom_fields_kind";
  DROP TYPE "public"."enum_order_settings_proposal";
  DROP TYPE "public"."enum_sms_settings_gateway";
  DROP TYPE "public"."enum_delivery_terms_status";
  DROP TYPE "public"."enum__delivery_terms_v_version_status";
  DROP TYPE "public"."enum__delivery_terms_v_published_locale";
  DROP TYPE "public"."enum_navigation_footer_links_type";
  DROP TYPE "public"."enum_navigation_overlay_device";
  DROP TYPE "public"."enum_navigation_layout";
  DROP TYPE "public"."enum_navigation_opening";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_type";
  DROP TYPE "public"."enum__navigation_v_version_overlay_device";
  DROP TYPE "public"."enum__navigation_v_version_layout";
  DROP TYPE "public"."enum__navigation_v_version_opening";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum_forwarding_settings_upstream";
  DROP TYPE "public"."enum_staff_sign_in_required_roles";`)
}
