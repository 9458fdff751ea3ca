CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_by_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"mean" text NOT NULL,
	"round" text NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"answers" jsonb,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "survey_answers_user_id_perimeter_slug_mean_round_pk" PRIMARY KEY("user_id","perimeter_slug","mean","round")
);
--> statement-breakpoint
ALTER TABLE "attestations" ADD COLUMN "code" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_by_session" ON "survey_answers" USING btree ("perimeter_slug","mean");--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_code_unique" UNIQUE("code");