// Knows that the fallback keeps what the ports promise.
import { reachFallbackDatabase } from "./open-database.ts";
import { suiteDatabase } from "./testing/database.suite.ts";

suiteDatabase("fallback", (dataDir) => reachFallbackDatabase(dataDir, "for a test"));
