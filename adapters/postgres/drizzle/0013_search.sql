CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE INDEX "users_by_type" ON "users" USING btree ("client_id","type","active");--> statement-breakpoint
CREATE INDEX "users_by_search" ON "users" USING gin ("client_id","searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_place" ON "users" USING gin ("client_id","affectations","criterias");