CREATE TABLE "certificates" (
	"code" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid,
	"learner" text,
	"product_slug" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"course" text NOT NULL,
	"language" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"score" double precision,
	"mark_type" text NOT NULL,
	"duration" double precision,
	"issuer" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_count" integer NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "certificates_by_number" UNIQUE("client_id","number")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_of_learner" ON "certificates" USING btree ("user_id","product_slug") WHERE "certificates"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "certificates_by_product" ON "certificates" USING btree ("client_id","product_slug");