CREATE TABLE "learning_days" (
	"user_id" uuid NOT NULL,
	"perimeter_slug" text NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"status" text NOT NULL,
	"score" double precision,
	"time" double precision NOT NULL,
	CONSTRAINT "learning_days_user_id_perimeter_slug_day_pk" PRIMARY KEY("user_id","perimeter_slug","day")
);
--> statement-breakpoint
CREATE TABLE "product_reports" (
	"product_slug" text NOT NULL,
	"period" text NOT NULL,
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"report" json NOT NULL,
	CONSTRAINT "product_reports_product_slug_period_pk" PRIMARY KEY("product_slug","period")
);
--> statement-breakpoint
CREATE TABLE "statistics_figures" (
	"client_id" uuid DEFAULT academiz_client() NOT NULL,
	"span" text NOT NULL,
	"from_day" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"product_slug" text NOT NULL,
	"active" integer NOT NULL,
	"starts" integer NOT NULL,
	"completions" integer NOT NULL,
	"scored" integer NOT NULL,
	"points" double precision NOT NULL,
	"time" double precision NOT NULL,
	CONSTRAINT "statistics_figures_client_id_span_from_day_place_product_slug_pk" PRIMARY KEY("client_id","span","from_day","place","product_slug")
);
--> statement-breakpoint
CREATE TABLE "statistics_runs" (
	"client_id" uuid PRIMARY KEY DEFAULT academiz_client() NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reports" ADD CONSTRAINT "product_reports_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reports" ADD CONSTRAINT "product_reports_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_figures" ADD CONSTRAINT "statistics_figures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_runs" ADD CONSTRAINT "statistics_runs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_days_by_client" ON "learning_days" USING btree ("client_id","day");