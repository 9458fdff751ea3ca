CREATE TABLE "exported_outlines" (
	"product_slug" text NOT NULL,
	"hash" bigint NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"outline" json NOT NULL,
	"exported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exported_outlines_product_slug_hash_pk" PRIMARY KEY("product_slug","hash")
);
--> statement-breakpoint
ALTER TABLE "exported_outlines" ADD CONSTRAINT "exported_outlines_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_outlines" ADD CONSTRAINT "exported_outlines_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;