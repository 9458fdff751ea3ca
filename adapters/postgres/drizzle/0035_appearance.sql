ALTER TABLE "clients" ADD COLUMN "theme" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "favicon" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "default_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;