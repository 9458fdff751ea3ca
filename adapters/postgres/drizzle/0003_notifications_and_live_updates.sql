CREATE TABLE "live_updates" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_updates_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_updates_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"client_id" uuid NOT NULL,
	"dispatch_id" uuid NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"thread_slug" text,
	"is_read" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
ALTER TABLE "perimeters" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_updates_by_topic" ON "live_updates" USING btree ("topic","sequence");--> statement-breakpoint
CREATE INDEX "live_updates_by_time" ON "live_updates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","slug");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_by_dispatch" ON "notifications" USING btree ("dispatch_id");--> statement-breakpoint
-- What learners see already is no news: its next publication tells nobody.
UPDATE "perimeters" SET "announced_at" = "perimeters"."created_at" FROM "products" WHERE "products"."slug" = "perimeters"."product_slug" AND "products"."visible";
