ALTER TABLE "scorm_launches" ADD COLUMN "time" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD COLUMN "score" double precision;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD COLUMN "percentage" double precision;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD COLUMN "attempt" integer;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD COLUMN "answers" json;