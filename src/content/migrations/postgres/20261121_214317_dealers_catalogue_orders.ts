import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_dealers_holidays" AS ENUM('closed', 'open');
  CREATE TYPE "public"."enum_dealers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_version_holidays" AS ENUM('closed', 'open');
  CREATE TYPE "public"."enum__dealers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_articles_price_kind" AS ENUM('exact', 'from', 'hidden');
  CREATE TYPE "public"."enum_articles_availability" AS ENUM('unknown', 'inStock', 'onOrder', 'comingSoon', 'discontinued');
  CREATE TYPE "public"."enum__articles_v_version_price_kind" AS ENUM('exact', 'from', 'hidden');
  CREATE TYPE "public"."enum__articles_v_version_availability" AS ENUM('unknown', 'inStock', 'onOrder', 'comingSoon', 'discontinued');
  CREATE TYPE "public"."enum_specifications_kind" AS ENUM('text', 'number', 'choice', 'yesNo');
  CREATE TYPE "public"."enum_order_requests_state" AS ENUM('received', 'seen', 'answered', 'done', 'declined');
  CREATE TYPE "public"."enum_order_requests_routing" AS ENUM('chosen', 'nearest', 'territory', 'headOffice', 'staff');
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('received', 'seen', 'answered', 'done', 'declined', 'moved', 'reminded', 'escalated');
  CREATE TYPE "public"."enum_emails_state" AS ENUM('waiting', 'sending', 'sent', 'uncertain', 'failed');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('checking', 'refused', 'ready', 'running', 'stopped', 'done');
  CREATE TYPE "public"."enum_import_rows_kind" AS ENUM('create', 'change', 'same', 'fault');
  CREATE TYPE "public"."enum_dealer_settings_approval" AS ENUM('none', 'editor');
  CREATE TYPE "public"."enum_catalogue_prices" AS ENUM('withVat', 'withoutVat', 'hidden');
  CREATE TYPE "public"."enum_catalogue_view" AS ENUM('grid', 'table');
  CREATE TYPE "public"."enum_order_settings_proposal" AS ENUM('nearest', 'territory');
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
  	"media_id" integer
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
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
  	"value" varchar
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "specifications_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"routing" "enum_order_requests_routing" DEFAULT 'chosen' NOT NULL,
  	"locale" varchar NOT NULL,
  	"announced_at" timestamp(3) with time zone,
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
  	"fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"faults" numeric DEFAULT 0 NOT NULL,
  	"by" varchar,
  	"steps" numeric DEFAULT 0 NOT NULL,
  	"applied" numeric DEFAULT 0 NOT NULL,
  	"round" numeric DEFAULT 1 NOT NULL,
  	"cursor" numeric DEFAULT 0 NOT NULL,
  	"fault" varchar,
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
  
  ALTER TABLE "articles" ADD COLUMN "price_kind" "enum_articles_price_kind" DEFAULT 'exact';
  ALTER TABLE "articles" ADD COLUMN "availability" "enum_articles_availability" DEFAULT 'unknown';
  ALTER TABLE "articles" ADD COLUMN "variant_of_id" integer;
  ALTER TABLE "articles" ADD COLUMN "group_id" integer;
  ALTER TABLE "articles" ADD COLUMN "product_line_id" integer;
  ALTER TABLE "articles" ADD COLUMN "position" numeric DEFAULT 0;
  ALTER TABLE "articles_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "articles_locales" ADD COLUMN "unit" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "variant_name" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_price_kind" "enum__articles_v_version_price_kind" DEFAULT 'exact';
  ALTER TABLE "_articles_v" ADD COLUMN "version_availability" "enum__articles_v_version_availability" DEFAULT 'unknown';
  ALTER TABLE "_articles_v" ADD COLUMN "version_variant_of_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_group_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_product_line_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_position" numeric DEFAULT 0;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_unit" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_variant_name" varchar;
  ALTER TABLE "users" ADD COLUMN "dealer_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "postcodes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "article_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_lines_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "specifications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "emails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_rows_id" integer;
  ALTER TABLE "dealers_contacts" ADD CONSTRAINT "dealers_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_contacts_locales" ADD CONSTRAINT "dealers_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers_locales" ADD CONSTRAINT "dealers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_contacts" ADD CONSTRAINT "_dealers_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_contacts_locales" ADD CONSTRAINT "_dealers_v_version_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v_version_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_parent_id_dealers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v_locales" ADD CONSTRAINT "_dealers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_specifications" ADD CONSTRAINT "articles_specifications_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_specifications" ADD CONSTRAINT "articles_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_specifications" ADD CONSTRAINT "_articles_v_version_specifications_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_specifications" ADD CONSTRAINT "_articles_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_files" ADD CONSTRAINT "order_files_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogue_locales" ADD CONSTRAINT "catalogue_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_settings_consents" ADD CONSTRAINT "order_settings_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."order_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_settings_consents_locales" ADD CONSTRAINT "order_settings_consents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."order_settings_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_settings_locales" ADD CONSTRAINT "order_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."order_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dealers_contacts_order_idx" ON "dealers_contacts" USING btree ("_order");
  CREATE INDEX "dealers_contacts_parent_id_idx" ON "dealers_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dealers_contacts_locales_locale_parent_id_unique" ON "dealers_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "dealers_number_idx" ON "dealers" USING btree ("number");
  CREATE UNIQUE INDEX "dealers_slug_idx" ON "dealers" USING btree ("slug");
  CREATE INDEX "dealers_postcode_idx" ON "dealers" USING btree ("postcode");
  CREATE INDEX "dealers_picture_idx" ON "dealers" USING btree ("picture_id");
  CREATE INDEX "dealers_updated_at_idx" ON "dealers" USING btree ("updated_at");
  CREATE INDEX "dealers_created_at_idx" ON "dealers" USING btree ("created_at");
  CREATE INDEX "dealers__status_idx" ON "dealers" USING btree ("_status");
  CREATE UNIQUE INDEX "dealers_locales_locale_parent_id_unique" ON "dealers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_rels_order_idx" ON "dealers_rels" USING btree ("order");
  CREATE INDEX "dealers_rels_parent_idx" ON "dealers_rels" USING btree ("parent_id");
  CREATE INDEX "dealers_rels_path_idx" ON "dealers_rels" USING btree ("path");
  CREATE INDEX "dealers_rels_services_id_idx" ON "dealers_rels" USING btree ("services_id");
  CREATE INDEX "dealers_rels_product_lines_id_idx" ON "dealers_rels" USING btree ("product_lines_id");
  CREATE INDEX "dealers_rels_media_id_idx" ON "dealers_rels" USING btree ("media_id");
  CREATE INDEX "_dealers_v_version_contacts_order_idx" ON "_dealers_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_contacts_parent_id_idx" ON "_dealers_v_version_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_dealers_v_version_contacts_locales_locale_parent_id_unique" ON "_dealers_v_version_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealers_v_parent_idx" ON "_dealers_v" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_version_number_idx" ON "_dealers_v" USING btree ("version_number");
  CREATE INDEX "_dealers_v_version_version_slug_idx" ON "_dealers_v" USING btree ("version_slug");
  CREATE INDEX "_dealers_v_version_version_postcode_idx" ON "_dealers_v" USING btree ("version_postcode");
  CREATE INDEX "_dealers_v_version_version_picture_idx" ON "_dealers_v" USING btree ("version_picture_id");
  CREATE INDEX "_dealers_v_version_version_updated_at_idx" ON "_dealers_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealers_v_version_version_created_at_idx" ON "_dealers_v" USING btree ("version_created_at");
  CREATE INDEX "_dealers_v_version_version__status_idx" ON "_dealers_v" USING btree ("version__status");
  CREATE INDEX "_dealers_v_created_at_idx" ON "_dealers_v" USING btree ("created_at");
  CREATE INDEX "_dealers_v_updated_at_idx" ON "_dealers_v" USING btree ("updated_at");
  CREATE INDEX "_dealers_v_snapshot_idx" ON "_dealers_v" USING btree ("snapshot");
  CREATE INDEX "_dealers_v_published_locale_idx" ON "_dealers_v" USING btree ("published_locale");
  CREATE INDEX "_dealers_v_latest_idx" ON "_dealers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_dealers_v_locales_locale_parent_id_unique" ON "_dealers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealers_v_rels_order_idx" ON "_dealers_v_rels" USING btree ("order");
  CREATE INDEX "_dealers_v_rels_parent_idx" ON "_dealers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_rels_path_idx" ON "_dealers_v_rels" USING btree ("path");
  CREATE INDEX "_dealers_v_rels_services_id_idx" ON "_dealers_v_rels" USING btree ("services_id");
  CREATE INDEX "_dealers_v_rels_product_lines_id_idx" ON "_dealers_v_rels" USING btree ("product_lines_id");
  CREATE INDEX "_dealers_v_rels_media_id_idx" ON "_dealers_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "postcodes_postcode_idx" ON "postcodes" USING btree ("postcode");
  CREATE INDEX "articles_specifications_order_idx" ON "articles_specifications" USING btree ("_order");
  CREATE INDEX "articles_specifications_parent_id_idx" ON "articles_specifications" USING btree ("_parent_id");
  CREATE INDEX "articles_specifications_specification_idx" ON "articles_specifications" USING btree ("specification_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_media_id_idx" ON "articles_rels" USING btree ("media_id");
  CREATE INDEX "articles_rels_files_id_idx" ON "articles_rels" USING btree ("files_id");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_specifications_order_idx" ON "_articles_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_articles_v_version_specifications_parent_id_idx" ON "_articles_v_version_specifications" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_specifications_specification_idx" ON "_articles_v_version_specifications" USING btree ("specification_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_media_id_idx" ON "_articles_v_rels" USING btree ("media_id");
  CREATE INDEX "_articles_v_rels_files_id_idx" ON "_articles_v_rels" USING btree ("files_id");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "article_groups_picture_idx" ON "article_groups" USING btree ("picture_id");
  CREATE UNIQUE INDEX "article_groups_slug_idx" ON "article_groups" USING btree ("slug");
  CREATE INDEX "article_groups_parent_idx" ON "article_groups" USING btree ("parent_id");
  CREATE INDEX "article_groups_position_idx" ON "article_groups" USING btree ("position");
  CREATE INDEX "article_groups_updated_at_idx" ON "article_groups" USING btree ("updated_at");
  CREATE INDEX "article_groups_created_at_idx" ON "article_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_groups_locales_locale_parent_id_unique" ON "article_groups_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "product_lines_slug_idx" ON "product_lines" USING btree ("slug");
  CREATE INDEX "product_lines_position_idx" ON "product_lines" USING btree ("position");
  CREATE INDEX "product_lines_updated_at_idx" ON "product_lines" USING btree ("updated_at");
  CREATE INDEX "product_lines_created_at_idx" ON "product_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_lines_locales_locale_parent_id_unique" ON "product_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "specifications_choices_order_idx" ON "specifications_choices" USING btree ("_order");
  CREATE INDEX "specifications_choices_parent_id_idx" ON "specifications_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "specifications_choices_locales_locale_parent_id_unique" ON "specifications_choices_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "specifications_slug_idx" ON "specifications" USING btree ("slug");
  CREATE INDEX "specifications_position_idx" ON "specifications" USING btree ("position");
  CREATE INDEX "specifications_updated_at_idx" ON "specifications" USING btree ("updated_at");
  CREATE INDEX "specifications_created_at_idx" ON "specifications" USING btree ("created_at");
  CREATE UNIQUE INDEX "specifications_locales_locale_parent_id_unique" ON "specifications_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "order_requests_number_idx" ON "order_requests" USING btree ("number");
  CREATE UNIQUE INDEX "order_requests_key_idx" ON "order_requests" USING btree ("key");
  CREATE INDEX "order_requests_state_idx" ON "order_requests" USING btree ("state");
  CREATE INDEX "order_requests_dealer_idx" ON "order_requests" USING btree ("dealer_id");
  CREATE INDEX "order_requests_announced_at_idx" ON "order_requests" USING btree ("announced_at");
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
  CREATE INDEX "emails_due_at_idx" ON "emails" USING btree ("due_at");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("import");
  CREATE UNIQUE INDEX "import_line_idx" ON "import_rows" USING btree ("import","line");
  CREATE UNIQUE INDEX "catalogue_locales_locale_parent_id_unique" ON "catalogue_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "order_settings_consents_order_idx" ON "order_settings_consents" USING btree ("_order");
  CREATE INDEX "order_settings_consents_parent_id_idx" ON "order_settings_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "order_settings_consents_locales_locale_parent_id_unique" ON "order_settings_consents_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "order_settings_locales_locale_parent_id_unique" ON "order_settings_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_variant_of_id_articles_id_fk" FOREIGN KEY ("variant_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_group_id_article_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."article_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_product_line_id_product_lines_id_fk" FOREIGN KEY ("product_line_id") REFERENCES "public"."product_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_variant_of_id_articles_id_fk" FOREIGN KEY ("version_variant_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_group_id_article_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."article_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_product_line_id_product_lines_id_fk" FOREIGN KEY ("version_product_line_id") REFERENCES "public"."product_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_postcodes_fk" FOREIGN KEY ("postcodes_id") REFERENCES "public"."postcodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_groups_fk" FOREIGN KEY ("article_groups_id") REFERENCES "public"."article_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_lines_fk" FOREIGN KEY ("product_lines_id") REFERENCES "public"."product_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_specifications_fk" FOREIGN KEY ("specifications_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_requests_fk" FOREIGN KEY ("order_requests_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_events_fk" FOREIGN KEY ("order_events_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_files_fk" FOREIGN KEY ("order_files_id") REFERENCES "public"."order_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_emails_fk" FOREIGN KEY ("emails_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_rows_fk" FOREIGN KEY ("import_rows_id") REFERENCES "public"."import_rows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_variant_of_idx" ON "articles" USING btree ("variant_of_id");
  CREATE INDEX "articles_group_idx" ON "articles" USING btree ("group_id");
  CREATE INDEX "articles_product_line_idx" ON "articles" USING btree ("product_line_id");
  CREATE INDEX "articles_position_idx" ON "articles" USING btree ("position");
  CREATE INDEX "_articles_v_version_version_variant_of_idx" ON "_articles_v" USING btree ("version_variant_of_id");
  CREATE INDEX "_articles_v_version_version_group_idx" ON "_articles_v" USING btree ("version_group_id");
  CREATE INDEX "_articles_v_version_version_product_line_idx" ON "_articles_v" USING btree ("version_product_line_id");
  CREATE INDEX "_articles_v_version_version_position_idx" ON "_articles_v" USING btree ("version_position");
  CREATE INDEX "users_dealer_idx" ON "users" USING btree ("dealer_id");
  CREATE INDEX "payload_locked_documents_rels_dealers_id_idx" ON "payload_locked_documents_rels" USING btree ("dealers_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_postcodes_id_idx" ON "payload_locked_documents_rels" USING btree ("postcodes_id");
  CREATE INDEX "payload_locked_documents_rels_article_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("article_groups_id");
  CREATE INDEX "payload_locked_documents_rels_product_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("product_lines_id");
  CREATE INDEX "payload_locked_documents_rels_specifications_id_idx" ON "payload_locked_documents_rels" USING btree ("specifications_id");
  CREATE INDEX "payload_locked_documents_rels_order_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("order_requests_id");
  CREATE INDEX "payload_locked_documents_rels_order_events_id_idx" ON "payload_locked_documents_rels" USING btree ("order_events_id");
  CREATE INDEX "payload_locked_documents_rels_order_files_id_idx" ON "payload_locked_documents_rels" USING btree ("order_files_id");
  CREATE INDEX "payload_locked_documents_rels_emails_id_idx" ON "payload_locked_documents_rels" USING btree ("emails_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_import_rows_id_idx" ON "payload_locked_documents_rels" USING btree ("import_rows_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dealers_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_contacts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_version_contacts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealers_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postcodes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_version_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_lines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "specifications_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "specifications_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "specifications_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "emails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "catalogue" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "catalogue_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_settings_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_settings_consents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_settings_locales" DISABLE ROW LEVEL SECURITY;
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
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_specifications" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "article_groups" CASCADE;
  DROP TABLE "article_groups_locales" CASCADE;
  DROP TABLE "product_lines" CASCADE;
  DROP TABLE "product_lines_locales" CASCADE;
  DROP TABLE "specifications_choices" CASCADE;
  DROP TABLE "specifications_choices_locales" CASCADE;
  DROP TABLE "specifications" CASCADE;
  DROP TABLE "specifications_locales" CASCADE;
  DROP TABLE "order_requests" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "order_files" CASCADE;
  DROP TABLE "emails" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "import_rows" CASCADE;
  DROP TABLE "dealer_settings" CASCADE;
  DROP TABLE "catalogue" CASCADE;
  DROP TABLE "catalogue_locales" CASCADE;
  DROP TABLE "order_settings_consents" CASCADE;
  DROP TABLE "order_settings_consents_locales" CASCADE;
  DROP TABLE "order_settings" CASCADE;
  DROP TABLE "order_settings_locales" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_variant_of_id_articles_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_group_id_article_groups_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_product_line_id_product_lines_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_variant_of_id_articles_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_group_id_article_groups_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_product_line_id_product_lines_id_fk";
  
  ALTER TABLE "users" DROP CONSTRAINT "users_dealer_id_dealers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_postcodes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_article_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_lines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_specifications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_emails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_rows_fk";
  
  DROP INDEX "articles_variant_of_idx";
  DROP INDEX "articles_group_idx";
  DROP INDEX "articles_product_line_idx";
  DROP INDEX "articles_position_idx";
  DROP INDEX "_articles_v_version_version_variant_of_idx";
  DROP INDEX "_articles_v_version_version_group_idx";
  DROP INDEX "_articles_v_version_version_product_line_idx";
  DROP INDEX "_articles_v_version_version_position_idx";
  DROP INDEX "users_dealer_idx";
  DROP INDEX "payload_locked_documents_rels_dealers_id_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_postcodes_id_idx";
  DROP INDEX "payload_locked_documents_rels_article_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_lines_id_idx";
  DROP INDEX "payload_locked_documents_rels_specifications_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_emails_id_idx";
  DROP INDEX "payload_locked_documents_rels_imports_id_idx";
  DROP INDEX "payload_locked_documents_rels_import_rows_id_idx";
  ALTER TABLE "articles" DROP COLUMN "price_kind";
  ALTER TABLE "articles" DROP COLUMN "availability";
  ALTER TABLE "articles" DROP COLUMN "variant_of_id";
  ALTER TABLE "articles" DROP COLUMN "group_id";
  ALTER TABLE "articles" DROP COLUMN "product_line_id";
  ALTER TABLE "articles" DROP COLUMN "position";
  ALTER TABLE "articles_locales" DROP COLUMN "body";
  ALTER TABLE "articles_locales" DROP COLUMN "unit";
  ALTER TABLE "articles_locales" DROP COLUMN "variant_name";
  ALTER TABLE "_articles_v" DROP COLUMN "version_price_kind";
  ALTER TABLE "_articles_v" DROP COLUMN "version_availability";
  ALTER TABLE "_articles_v" DROP COLUMN "version_variant_of_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_group_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_product_line_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_position";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_unit";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_variant_name";
  ALTER TABLE "users" DROP COLUMN "dealer_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "postcodes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "article_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_lines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "specifications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "emails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_rows_id";
  DROP TYPE "public"."enum_dealers_holidays";
  DROP TYPE "public"."enum_dealers_status";
  DROP TYPE "public"."enum__dealers_v_version_holidays";
  DROP TYPE "public"."enum__dealers_v_version_status";
  DROP TYPE "public"."enum__dealers_v_published_locale";
  DROP TYPE "public"."enum_articles_price_kind";
  DROP TYPE "public"."enum_articles_availability";
  DROP TYPE "public"."enum__articles_v_version_price_kind";
  DROP TYPE "public"."enum__articles_v_version_availability";
  DROP TYPE "public"."enum_specifications_kind";
  DROP TYPE "public"."enum_order_requests_state";
  DROP TYPE "public"."enum_order_requests_routing";
  DROP TYPE "public"."enum_order_events_kind";
  DROP TYPE "public"."enum_emails_state";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_import_rows_kind";
  DROP TYPE "public"."enum_dealer_settings_approval";
  DROP TYPE "public"."enum_catalogue_prices";
  DROP TYPE "public"."enum_catalogue_view";
  DROP TYPE "public"."enum_order_settings_proposal";`)
}
