ALTER TABLE "documents" ADD COLUMN "alternative" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "transcript" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "captions_slug" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "alternative" text;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "transcript" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "captions_slug" text;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "origin" text DEFAULT '' NOT NULL;