CREATE TABLE "learner_extensions" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learner_extensions_user_id_perimeter_slug_pk" PRIMARY KEY("user_id","perimeter_slug")
);
--> statement-breakpoint
CREATE TABLE "learner_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"event_date" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"percentage" double precision NOT NULL,
	"score" double precision,
	"time" double precision NOT NULL,
	"progress" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "set_aside_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "learner_extensions" ADD CONSTRAINT "learner_extensions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_extensions" ADD CONSTRAINT "learner_extensions_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_extensions" ADD CONSTRAINT "learner_extensions_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_resets" ADD CONSTRAINT "learner_resets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_resets" ADD CONSTRAINT "learner_resets_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_resets" ADD CONSTRAINT "learner_resets_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_extensions_by_perimeter" ON "learner_extensions" USING btree ("client_id","perimeter_slug");--> statement-breakpoint
CREATE INDEX "learner_resets_by_user" ON "learner_resets" USING btree ("client_id","user_id","perimeter_slug","at");--> statement-breakpoint
CREATE INDEX "learner_resets_by_perimeter" ON "learner_resets" USING btree ("perimeter_slug");