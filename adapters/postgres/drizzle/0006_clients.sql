ALTER TABLE "clients" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "picto" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "licence" jsonb;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "ws_document" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "config" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "affectations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "criteria" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "plugins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "is_chat_expert_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "game_score_strategy" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "tab_label" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "font" jsonb;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_parent_id_clients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;