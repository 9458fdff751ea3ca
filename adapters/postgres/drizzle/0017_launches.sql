CREATE TABLE "scorm_calls" (
	"launch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"count" integer NOT NULL,
	"size" integer NOT NULL,
	"calls" json NOT NULL,
	CONSTRAINT "scorm_calls_launch_id_position_pk" PRIMARY KEY("launch_id","position")
);
--> statement-breakpoint
CREATE TABLE "scorm_launches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"product_slug" text NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"calls" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scorm_launches_of_client" UNIQUE("client_id","id"),
	CONSTRAINT "scorm_launches_in_order" UNIQUE("user_id","perimeter_slug","number")
);
--> statement-breakpoint
ALTER TABLE "scorm_calls" ADD CONSTRAINT "scorm_calls_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_calls" ADD CONSTRAINT "scorm_calls_client_id_launch_id_scorm_launches_client_id_id_fk" FOREIGN KEY ("client_id","launch_id") REFERENCES "public"."scorm_launches"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD CONSTRAINT "scorm_launches_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD CONSTRAINT "scorm_launches_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD CONSTRAINT "scorm_launches_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD CONSTRAINT "scorm_launches_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorm_launches_by_product" ON "scorm_launches" USING btree ("client_id","product_slug","started_at");--> statement-breakpoint
CREATE INDEX "scorm_launches_by_perimeter" ON "scorm_launches" USING btree ("perimeter_slug");--> statement-breakpoint
CREATE INDEX "scorm_launches_by_time" ON "scorm_launches" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "documents_by_key" ON "documents" USING btree ("key");