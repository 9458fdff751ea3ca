CREATE TABLE "document_uses" (
	"product_slug" text NOT NULL,
	"document_slug" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	CONSTRAINT "document_uses_product_slug_document_slug_is_draft_pk" PRIMARY KEY("product_slug","document_slug","is_draft")
);
--> statement-breakpoint
CREATE TABLE "favourite_documents" (
	"user_id" uuid NOT NULL,
	"document_slug" text NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	CONSTRAINT "favourite_documents_user_id_document_slug_pk" PRIMARY KEY("user_id","document_slug")
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_slug" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "folders_client_id_slug_pk" PRIMARY KEY("client_id","slug")
);
--> statement-breakpoint
CREATE TABLE "library_documents" (
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"folder_slug" text,
	"width" integer,
	"height" integer,
	"original_key" text,
	"original_type" text,
	"original_size" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "library_documents_slug_pk" PRIMARY KEY("slug")
);
--> statement-breakpoint
CREATE TABLE "library_folders" (
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_slug" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "library_folders_slug_pk" PRIMARY KEY("slug")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "folder_slug" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "original_key" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "original_type" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "original_size" integer;--> statement-breakpoint
ALTER TABLE "document_uses" ADD CONSTRAINT "document_uses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uses" ADD CONSTRAINT "document_uses_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_documents" ADD CONSTRAINT "favourite_documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_client_id_parent_slug_folders_client_id_slug_fk" FOREIGN KEY ("client_id","parent_slug") REFERENCES "public"."folders"("client_id","slug") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "library_documents" ADD CONSTRAINT "library_documents_folder_slug_library_folders_slug_fk" FOREIGN KEY ("folder_slug") REFERENCES "public"."library_folders"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_folders" ADD CONSTRAINT "library_folders_parent_slug_library_folders_slug_fk" FOREIGN KEY ("parent_slug") REFERENCES "public"."library_folders"("slug") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "document_uses_by_document" ON "document_uses" USING btree ("client_id","document_slug");--> statement-breakpoint
CREATE INDEX "document_uses_of_all" ON "document_uses" USING btree ("document_slug");--> statement-breakpoint
CREATE INDEX "folders_by_parent" ON "folders" USING btree ("client_id","parent_slug");--> statement-breakpoint
CREATE INDEX "library_documents_by_folder" ON "library_documents" USING btree ("folder_slug","created_at");--> statement-breakpoint
CREATE INDEX "library_documents_by_time" ON "library_documents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "library_folders_by_parent" ON "library_folders" USING btree ("parent_slug");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_folder_slug_folders_client_id_slug_fk" FOREIGN KEY ("client_id","folder_slug") REFERENCES "public"."folders"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_by_folder" ON "documents" USING btree ("client_id","folder_slug","created_at");--> statement-breakpoint
CREATE INDEX "documents_by_client" ON "documents" USING btree ("client_id","created_at");--> statement-breakpoint
INSERT INTO "document_uses" ("product_slug", "document_slug", "is_draft", "client_id")
SELECT DISTINCT "slug", "found"."match"[1], "written"."is_draft", "client_id" FROM "products"
CROSS JOIN LATERAL (VALUES ("config"::text, false), ("config_draft"::text, true)) AS "written" ("content", "is_draft")
CROSS JOIN LATERAL regexp_matches("written"."content", '["''(]document:([[:alnum:]_-]+)(?=["'')\\])', 'g') AS "found" ("match");
