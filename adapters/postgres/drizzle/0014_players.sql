CREATE TABLE "attempts" (
	"slug" text PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"sequences" json NOT NULL,
	"stat" json
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"slot_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "enrolments_slot_slug_user_id_pk" PRIMARY KEY("slot_slug","user_id")
);
--> statement-breakpoint
CREATE TABLE "navigation_stats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"to_name" text NOT NULL,
	"app_name" text NOT NULL,
	"page_duration" double precision NOT NULL,
	"entry" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"slot_slug" text NOT NULL,
	"number" integer NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"hash" text NOT NULL,
	CONSTRAINT "signatures_slot_slug_number_pk" PRIMARY KEY("slot_slug","number")
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"slug" text PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"perimeter_slug" text NOT NULL,
	"mean" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"place" text,
	"video_link" text,
	"trainer_id" uuid,
	"capacity" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slots_of_client" UNIQUE("client_id","slug")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_client_id_slot_slug_slots_client_id_slug_fk" FOREIGN KEY ("client_id","slot_slug") REFERENCES "public"."slots"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation_stats" ADD CONSTRAINT "navigation_stats_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation_stats" ADD CONSTRAINT "navigation_stats_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_client_id_slot_slug_slots_client_id_slug_fk" FOREIGN KEY ("client_id","slot_slug") REFERENCES "public"."slots"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_user" ON "attempts" USING btree ("client_id","user_id","perimeter_slug","created_at");--> statement-breakpoint
CREATE INDEX "attempts_by_perimeter" ON "attempts" USING btree ("perimeter_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_not_begun" ON "attempts" USING btree ("user_id","perimeter_slug") WHERE "attempts"."status" = 'NOT_STARTED';--> statement-breakpoint
CREATE INDEX "enrolments_by_user" ON "enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "navigation_stats_by_time" ON "navigation_stats" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "navigation_stats_by_user" ON "navigation_stats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "slots_by_mean" ON "slots" USING btree ("client_id","perimeter_slug","mean","start_at");--> statement-breakpoint
CREATE INDEX "slots_by_start" ON "slots" USING btree ("client_id","start_at");--> statement-breakpoint
CREATE INDEX "slots_by_perimeter" ON "slots" USING btree ("perimeter_slug");