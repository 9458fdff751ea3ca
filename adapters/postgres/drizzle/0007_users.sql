-- How texts of people are searched and sorted: without accents and capitals.
CREATE OR REPLACE FUNCTION academiz_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')) $$;
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"impersonator_id" uuid NOT NULL,
	"impersonator_client_id" uuid NOT NULL,
	"origin_session_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "nameless_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"perimeter_slug" text NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"percentage" double precision NOT NULL,
	"score" double precision,
	"time" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "active_client_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trainer_means" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "affectations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "criterias" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (academiz_fold(lastname || ' ' || firstname)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (academiz_fold(firstname || ' ' || lastname || ' ' || firstname || ' ' || login || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nameless_results" ADD CONSTRAINT "nameless_results_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nameless_results" ADD CONSTRAINT "nameless_results_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonations_by_session" ON "impersonations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "impersonations_by_client" ON "impersonations" USING btree ("client_id","started_at");--> statement-breakpoint
CREATE INDEX "nameless_results_by_perimeter" ON "nameless_results" USING btree ("perimeter_slug");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("client_id","sort_name","id");