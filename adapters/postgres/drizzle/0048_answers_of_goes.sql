ALTER TABLE "answers" ADD COLUMN "time" double precision;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
-- Goes that are stored today are told answer by answer by a job of each client: later, when servers of the former
-- version, which do not know how, are gone.
INSERT INTO "jobs" ("id", "client_id", "type", "lane", "asker_id", "asker_client_id", "input", "state", "due_at", "created_at")
SELECT gen_random_uuid(), "id", 'answers-filling', 'answers-filling', '00000000-0000-0000-0000-000000000000', "id", '{}', 'queued', now() + interval '1 hour', now()
FROM "clients"
WHERE EXISTS (SELECT FROM "attempts" WHERE "attempts"."client_id" = "clients"."id")
ON CONFLICT DO NOTHING;
