CREATE TABLE "invitations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"type" text NOT NULL,
	"lane" text,
	"asker_id" uuid NOT NULL,
	"asker_client_id" uuid NOT NULL,
	"input" json NOT NULL,
	"file_key" text,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" json,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"holder" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"told_id" uuid
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "import_status" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "import_report" text[];--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_client" ON "invitations" USING btree ("client_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "jobs_by_client" ON "jobs" USING btree ("client_id","type","created_at");--> statement-breakpoint
CREATE INDEX "jobs_by_due" ON "jobs" USING btree ("due_at") WHERE "jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_by_end" ON "jobs" USING btree ("finished_at") WHERE "jobs"."state" in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "jobs_untold" ON "jobs" USING btree ("finished_at") WHERE "jobs"."told_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_lane" ON "jobs" USING btree ("client_id","lane") WHERE "jobs"."state" in ('queued', 'running');