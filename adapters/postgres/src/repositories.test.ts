// Knows that the real PostgreSQL keeps what the ports promise.
import { reachDatabase } from "./open-database.ts";
import { suiteDatabase } from "./testing/database.suite.ts";

suiteDatabase("embedded", (dataDir) => reachDatabase({ dataDir }));
