CREATE TABLE "sought_texts" (
	"product_slug" text NOT NULL,
	"place" integer NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"page" text,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (academiz_fold(title || ' ' || words)) STORED NOT NULL,
	"stems" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', academiz_fold(title)), 'A') || setweight(to_tsvector('french', academiz_fold(title)), 'A') || setweight(to_tsvector('english', academiz_fold(title)), 'A') || setweight(to_tsvector('simple', academiz_fold(words)), 'D') || setweight(to_tsvector('french', academiz_fold(words)), 'D') || setweight(to_tsvector('english', academiz_fold(words)), 'D')) STORED NOT NULL,
	CONSTRAINT "sought_texts_product_slug_place_pk" PRIMARY KEY("product_slug","place")
);
--> statement-breakpoint
ALTER TABLE "sought_texts" ADD CONSTRAINT "sought_texts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sought_texts" ADD CONSTRAINT "sought_texts_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sought_texts_by_stems" ON "sought_texts" USING gin ("client_id","stems");--> statement-breakpoint
CREATE INDEX "sought_texts_by_letters" ON "sought_texts" USING gin ("client_id","folded" gin_trgm_ops);