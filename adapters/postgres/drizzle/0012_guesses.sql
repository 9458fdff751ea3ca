CREATE UNLOGGED TABLE "guesses" (
	"caller" text PRIMARY KEY NOT NULL,
	"counted_from" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guesses_by_time" ON "guesses" USING btree ("counted_from");