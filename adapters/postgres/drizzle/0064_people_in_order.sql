DROP INDEX "users_by_place";--> statement-breakpoint
CREATE INDEX "users_by_login" ON "users" USING btree ("client_id",lower("login"),"id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("client_id",lower("email"),"id");--> statement-breakpoint
CREATE INDEX "users_by_place" ON "users" USING gin ("client_id","affectations","criterias","roles");