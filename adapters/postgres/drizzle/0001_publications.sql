CREATE TABLE "publications" (
	"product_slug" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"client_id" uuid NOT NULL,
	"config" json NOT NULL,
	CONSTRAINT "publications_product_slug_published_at_pk" PRIMARY KEY("product_slug","published_at")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_product_slug_products_slug_fk" FOREIGN KEY ("product_slug") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "publications" ("product_slug", "published_at", "client_id", "config") SELECT "slug", "published_at", "client_id", "config" FROM "products" WHERE "published_at" IS NOT NULL AND "config" IS NOT NULL;
