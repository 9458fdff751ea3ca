ALTER TABLE "statistics_runs" ADD COLUMN "news" text;--> statement-breakpoint
CREATE INDEX "nameless_results_by_perimeter_and_id" ON "nameless_results" USING btree ("perimeter_slug","id");--> statement-breakpoint
CREATE INDEX "progress_by_perimeter_and_user" ON "progress" USING btree ("perimeter_slug","user_id");