ALTER TABLE "documents" ADD COLUMN "focus" json;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "focus" json;