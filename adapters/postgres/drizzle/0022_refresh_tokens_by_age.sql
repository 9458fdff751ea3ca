DROP INDEX "refresh_tokens_by_session";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id","created_at");