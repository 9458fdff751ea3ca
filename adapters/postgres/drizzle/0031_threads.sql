CREATE TABLE "thread_messages" (
	"thread_slug" text NOT NULL,
	"number" integer NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "thread_messages_thread_slug_number_pk" PRIMARY KEY("thread_slug","number")
);
--> statement-breakpoint
CREATE TABLE "thread_people" (
	"thread_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"read_up_to" integer NOT NULL,
	CONSTRAINT "thread_people_thread_slug_user_id_pk" PRIMARY KEY("thread_slug","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"slug" text PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"kind" text NOT NULL,
	"product_slug" text NOT NULL,
	"place" text,
	"place_name" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"last_number" integer NOT NULL,
	CONSTRAINT "threads_of_client" UNIQUE("client_id","slug")
);
--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_client_id_thread_slug_threads_client_id_slug_fk" FOREIGN KEY ("client_id","thread_slug") REFERENCES "public"."threads"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_people" ADD CONSTRAINT "thread_people_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_people" ADD CONSTRAINT "thread_people_client_id_thread_slug_threads_client_id_slug_fk" FOREIGN KEY ("client_id","thread_slug") REFERENCES "public"."threads"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_people_by_user" ON "thread_people" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "threads_by_product" ON "threads" USING btree ("client_id","product_slug","kind","opened_at");