ALTER TABLE "documents" ADD COLUMN "is_tagged" boolean;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "is_tagged" boolean;