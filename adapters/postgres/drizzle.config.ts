// Knows where drizzle-kit reads the schema and writes migrations.
import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "postgresql", schema: "./src/schema/index.ts", out: "./drizzle" });
