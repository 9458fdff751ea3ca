CREATE TABLE "experts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "asker_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "experts" ADD CONSTRAINT "experts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experts" ADD CONSTRAINT "experts_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experts_of_client" ON "experts" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "threads_by_asker" ON "threads" USING btree ("client_id","kind","asker_id");