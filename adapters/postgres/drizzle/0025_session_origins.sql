ALTER TABLE "sessions" ADD COLUMN "origin_session_id" uuid;--> statement-breakpoint
CREATE INDEX "sessions_by_origin" ON "sessions" USING btree ("origin_session_id");