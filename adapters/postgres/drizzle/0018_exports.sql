ALTER TABLE "jobs" ALTER COLUMN "done" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "total" SET DATA TYPE bigint;