CREATE TABLE "product_folders" (
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_slug" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_folders_client_id_slug_pk" PRIMARY KEY("client_id","slug")
);
--> statement-breakpoint
CREATE TABLE "product_uses" (
	"product_slug" text NOT NULL,
	"used_slug" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	CONSTRAINT "product_uses_product_slug_used_slug_is_draft_pk" PRIMARY KEY("product_slug","used_slug","is_draft")
);
--> statement-breakpoint
ALTER TABLE "perimeters" ADD COLUMN "audience" json NOT NULL DEFAULT '{"everyone":true,"affectations":[],"criterias":[],"users":[]}';--> statement-breakpoint
ALTER TABLE "perimeters" ALTER COLUMN "audience" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product_folders" ADD CONSTRAINT "product_folders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_folders" ADD CONSTRAINT "product_folders_client_id_parent_slug_product_folders_client_id_slug_fk" FOREIGN KEY ("client_id","parent_slug") REFERENCES "public"."product_folders"("client_id","slug") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "product_uses" ADD CONSTRAINT "product_uses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_uses" ADD CONSTRAINT "product_uses_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_folders_by_parent" ON "product_folders" USING btree ("client_id","parent_slug");--> statement-breakpoint
CREATE INDEX "product_uses_by_used" ON "product_uses" USING btree ("client_id","used_slug");--> statement-breakpoint
INSERT INTO "product_folders" ("client_id", "slug", "name", "created_at") SELECT DISTINCT "client_id", "folder_product", "folder_product", now() FROM "products" WHERE "folder_product" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_client_id_folder_product_product_folders_client_id_slug_fk" FOREIGN KEY ("client_id","folder_product") REFERENCES "public"."product_folders"("client_id","slug") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "products_by_folder" ON "products" USING btree ("client_id","folder_product");