CREATE TABLE "slot_waiters" (
	"slot_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slot_waiters_slot_slug_user_id_pk" PRIMARY KEY("slot_slug","user_id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "reminded_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "classroom_slug" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "drawing_hash" text;--> statement-breakpoint
ALTER TABLE "slot_waiters" ADD CONSTRAINT "slot_waiters_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_waiters" ADD CONSTRAINT "slot_waiters_client_id_slot_slug_slots_client_id_slug_fk" FOREIGN KEY ("client_id","slot_slug") REFERENCES "public"."slots"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_waiters" ADD CONSTRAINT "slot_waiters_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_waiters_by_user" ON "slot_waiters" USING btree ("user_id");