DROP INDEX "products_by_client";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "type" text NOT NULL DEFAULT 'learniz';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "template" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "template" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shareable" boolean NOT NULL DEFAULT true;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "shareable" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "products_by_client" ON "products" USING btree ("client_id","type","updated_at");
