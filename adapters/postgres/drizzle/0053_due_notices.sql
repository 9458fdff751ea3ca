CREATE TABLE "answer_templates" (
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "answer_templates_client_id_slug_pk" PRIMARY KEY("client_id","slug")
);
--> statement-breakpoint
CREATE TABLE "due_notices" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"stage" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "due_notices_user_id_perimeter_slug_pk" PRIMARY KEY("user_id","perimeter_slug")
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"slug" text PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"author_id" uuid NOT NULL,
	"thread_slug" text,
	"number" integer,
	"place" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"key" text NOT NULL,
	"alternative" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_notices" ADD CONSTRAINT "due_notices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_notices" ADD CONSTRAINT "due_notices_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_notices" ADD CONSTRAINT "due_notices_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_client_id_thread_slug_threads_client_id_slug_fk" FOREIGN KEY ("client_id","thread_slug") REFERENCES "public"."threads"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_notices_by_perimeter" ON "due_notices" USING btree ("client_id","perimeter_slug");--> statement-breakpoint
CREATE INDEX "message_files_by_thread" ON "message_files" USING btree ("client_id","thread_slug","number");--> statement-breakpoint
CREATE INDEX "message_files_by_author" ON "message_files" USING btree ("client_id","author_id");--> statement-breakpoint
CREATE INDEX "message_files_by_key" ON "message_files" USING btree ("key");