CREATE TABLE "stored_bytes" (
	"key" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"unnamed_since" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "stored_bytes" ("key", "kept_at")
SELECT DISTINCT named.key, now() FROM (
	SELECT key FROM documents UNION ALL SELECT original_key FROM documents
	UNION ALL SELECT key FROM library_documents UNION ALL SELECT original_key FROM library_documents
	UNION ALL SELECT picto FROM clients UNION ALL SELECT file_key FROM jobs
) AS named WHERE named.key IS NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "product_slug" text;--> statement-breakpoint
UPDATE "notifications" SET "product_slug" = told.product FROM (
	SELECT DISTINCT ON (n.user_id, p.slug) n.user_id, n.slug, p.slug AS product
	FROM "notifications" n JOIN "products" p ON p.client_id = n.client_id
		AND n.text IN ('New in your courses: ' || p.name, 'Nouveau dans vos cours' || chr(160) || ': ' || p.name)
	WHERE n.type = 'Session'
	ORDER BY n.user_id, p.slug, n.created_at
) AS told WHERE "notifications".user_id = told.user_id AND "notifications".slug = told.slug;--> statement-breakpoint
CREATE INDEX "stored_bytes_unnamed" ON "stored_bytes" USING btree ("unnamed_since") WHERE "stored_bytes"."unnamed_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_of_product" ON "notifications" USING btree ("user_id","product_slug") WHERE "notifications"."product_slug" is not null;