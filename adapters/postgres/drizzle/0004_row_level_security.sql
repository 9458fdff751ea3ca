-- Whose rows a connection may see: the client that it was given; nobody's without one.
CREATE OR REPLACE FUNCTION academiz_client() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('academiz.client_id', true), '')::uuid $$;
--> statement-breakpoint
ALTER TABLE "account_links" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "histories" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "perimeters" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "progress" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "refused_progress" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "temporary_passwords" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "client_id" SET DEFAULT academiz_client();--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "client_id" uuid DEFAULT academiz_client();--> statement-breakpoint
UPDATE "refresh_tokens" SET "client_id" = "sessions"."client_id" FROM "sessions" WHERE "sessions"."id" = "refresh_tokens"."session_id";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ALTER COLUMN "client_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;