CREATE TABLE "attestations" (
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"learner" text,
	"perimeter_slug" text NOT NULL,
	"mean" text NOT NULL,
	"employer" text NOT NULL,
	"provider" text NOT NULL,
	"course" text NOT NULL,
	"session" text NOT NULL,
	"nature" text NOT NULL,
	"slots" jsonb NOT NULL,
	"seconds" double precision NOT NULL,
	"planned" double precision NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_by_id" uuid NOT NULL,
	"given_count" integer NOT NULL,
	CONSTRAINT "attestations_client_id_number_pk" PRIMARY KEY("client_id","number")
);
--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attestations_of_learner" ON "attestations" USING btree ("user_id","perimeter_slug","mean","kind") WHERE "attestations"."user_id" is not null;