ALTER TABLE "sessions" ADD COLUMN "link_slug" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "revoked_by" uuid;--> statement-breakpoint
CREATE INDEX "sessions_by_link" ON "sessions" USING btree ("client_id","link_slug");