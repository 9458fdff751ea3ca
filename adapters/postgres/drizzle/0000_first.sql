CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"locale" text NOT NULL,
	"type" text,
	"has_sub_clients" boolean NOT NULL,
	"strategy" text NOT NULL,
	"mark_type" text NOT NULL,
	"colors" jsonb NOT NULL,
	CONSTRAINT "clients_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"client_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_client_id_slug_pk" PRIMARY KEY("client_id","slug")
);
--> statement-breakpoint
CREATE TABLE "histories" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"slug" text NOT NULL,
	"event_date" timestamp (3) with time zone NOT NULL,
	"client_id" uuid NOT NULL,
	"entry" json NOT NULL,
	CONSTRAINT "histories_user_id_perimeter_slug_slug_event_date_pk" PRIMARY KEY("user_id","perimeter_slug","slug","event_date")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"identifier" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "perimeters" (
	"slug" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"product_slug" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"slug" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sub_type" text,
	"visible" boolean NOT NULL,
	"demo" boolean NOT NULL,
	"folder_product" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"config" json,
	"config_draft" json,
	"card" json
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"client_id" uuid NOT NULL,
	"event_date" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"percentage" double precision NOT NULL,
	"score" double precision,
	"time" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"progress" json NOT NULL,
	CONSTRAINT "progress_user_id_perimeter_slug_pk" PRIMARY KEY("user_id","perimeter_slug")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refused_progress" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"client_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"progress" json NOT NULL,
	CONSTRAINT "refused_progress_user_id_perimeter_slug_pk" PRIMARY KEY("user_id","perimeter_slug")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"binding" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"login" text NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"locale" text,
	"roles" text[] NOT NULL,
	"active" boolean NOT NULL,
	"has_accepted_cgu" boolean NOT NULL,
	"admitted" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	CONSTRAINT "users_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_perimeter_slug_perimeters_slug_fk" FOREIGN KEY ("perimeter_slug") REFERENCES "public"."perimeters"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perimeters" ADD CONSTRAINT "perimeters_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perimeters" ADD CONSTRAINT "perimeters_product_slug_products_slug_fk" FOREIGN KEY ("product_slug") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_perimeter_slug_perimeters_slug_fk" FOREIGN KEY ("perimeter_slug") REFERENCES "public"."perimeters"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_progress" ADD CONSTRAINT "refused_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_progress" ADD CONSTRAINT "refused_progress_perimeter_slug_perimeters_slug_fk" FOREIGN KEY ("perimeter_slug") REFERENCES "public"."perimeters"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_progress" ADD CONSTRAINT "refused_progress_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failures_by_pair" ON "login_failures" USING btree ("identifier","address","at");--> statement-breakpoint
CREATE INDEX "login_failures_by_time" ON "login_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "perimeters_by_client" ON "perimeters" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "perimeters_by_product" ON "perimeters" USING btree ("product_slug");--> statement-breakpoint
CREATE INDEX "products_by_client" ON "products" USING btree ("client_id","updated_at");--> statement-breakpoint
CREATE INDEX "progress_by_perimeter" ON "progress" USING btree ("perimeter_slug");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_client" ON "users" USING btree ("client_id");