-- Policies do not look at what a row refers to: the keys do from now on.
ALTER TABLE "perimeters" ADD CONSTRAINT "perimeters_of_client" UNIQUE("client_id","slug");
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_of_client" UNIQUE("client_id","slug");
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_of_client" UNIQUE("client_id","id");
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_of_client" UNIQUE("client_id","id");
--> statement-breakpoint
DROP INDEX "perimeters_by_client";
--> statement-breakpoint
DROP INDEX "users_by_client";
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "histories" DROP CONSTRAINT "histories_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "histories" DROP CONSTRAINT "histories_perimeter_slug_perimeters_slug_fk";
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "perimeters" DROP CONSTRAINT "perimeters_product_slug_products_slug_fk";
--> statement-breakpoint
ALTER TABLE "progress" DROP CONSTRAINT "progress_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "progress" DROP CONSTRAINT "progress_perimeter_slug_perimeters_slug_fk";
--> statement-breakpoint
ALTER TABLE "publications" DROP CONSTRAINT "publications_product_slug_products_slug_fk";
--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP CONSTRAINT "refresh_tokens_session_id_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "refused_progress" DROP CONSTRAINT "refused_progress_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "refused_progress" DROP CONSTRAINT "refused_progress_perimeter_slug_perimeters_slug_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "temporary_passwords" DROP CONSTRAINT "temporary_passwords_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "perimeters" ADD CONSTRAINT "perimeters_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_client_id_product_slug_products_client_id_slug_fk" FOREIGN KEY ("client_id","product_slug") REFERENCES "public"."products"("client_id","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_client_id_session_id_sessions_client_id_id_fk" FOREIGN KEY ("client_id","session_id") REFERENCES "public"."sessions"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refused_progress" ADD CONSTRAINT "refused_progress_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refused_progress" ADD CONSTRAINT "refused_progress_client_id_perimeter_slug_perimeters_client_id_slug_fk" FOREIGN KEY ("client_id","perimeter_slug") REFERENCES "public"."perimeters"("client_id","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "temporary_passwords" ADD CONSTRAINT "temporary_passwords_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;
