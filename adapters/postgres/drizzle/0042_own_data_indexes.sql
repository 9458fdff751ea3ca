CREATE INDEX "address_changes_by_user" ON "address_changes" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "impersonations_by_user" ON "impersonations" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "jobs_by_asker" ON "jobs" USING btree ("client_id","asker_id");--> statement-breakpoint
CREATE INDEX "mails_by_user" ON "mails" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "slots_by_trainer" ON "slots" USING btree ("client_id","trainer_id");--> statement-breakpoint
CREATE INDEX "thread_messages_by_author" ON "thread_messages" USING btree ("client_id","author_id");