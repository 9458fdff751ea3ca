CREATE TABLE "partial_uploads" (
	"id" uuid NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"user_id" uuid NOT NULL,
	"shelf" text NOT NULL,
	"replaces" text,
	"folder_slug" text,
	"name" text NOT NULL,
	"length" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"part_keys" text[] DEFAULT '{}' NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"document_slug" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partial_uploads_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "focus" json;--> statement-breakpoint
ALTER TABLE "library_documents" ADD COLUMN "focus" json;--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD CONSTRAINT "partial_uploads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partial_uploads_by_user" ON "partial_uploads" USING btree ("client_id","user_id","created_at");