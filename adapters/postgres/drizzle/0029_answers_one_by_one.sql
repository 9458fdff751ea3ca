CREATE TABLE "answers" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"place" text NOT NULL,
	"attempt" integer NOT NULL,
	"item" text NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"score" double precision,
	"kind" text,
	"answer" json,
	"verdict" text,
	"credit" double precision,
	CONSTRAINT "answers_user_id_perimeter_slug_place_attempt_item_pk" PRIMARY KEY("user_id","perimeter_slug","place","attempt","item")
);
--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "answers_version" integer;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_by_perimeter" ON "answers" USING btree ("perimeter_slug","place","item");--> statement-breakpoint
-- What is stored today is told answer by answer in portions, by a job of each client: later, when servers of the former
-- version, which do not know it, are gone.
INSERT INTO "jobs" ("id", "client_id", "type", "lane", "asker_id", "asker_client_id", "input", "state", "due_at", "created_at")
SELECT gen_random_uuid(), "id", 'answers-filling', 'answers-filling', '00000000-0000-0000-0000-000000000000', "id", '{}', 'queued', now() + interval '1 hour', now()
FROM "clients"
WHERE EXISTS (SELECT FROM "progress" WHERE "progress"."client_id" = "clients"."id");
