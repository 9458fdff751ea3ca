CREATE TABLE "path_runs" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"is_ended" boolean NOT NULL,
	"state" json NOT NULL,
	CONSTRAINT "path_runs_user_id_perimeter_slug_pk" PRIMARY KEY("user_id","perimeter_slug")
);
--> statement-breakpoint
ALTER TABLE "path_runs" ADD CONSTRAINT "path_runs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_runs" ADD CONSTRAINT "path_runs_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_runs" ADD CONSTRAINT "path_runs_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "path_runs_by_perimeter" ON "path_runs" USING btree ("client_id","perimeter_slug");