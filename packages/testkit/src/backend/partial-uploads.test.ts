// Knows that what judges the tables keeps the promise itself.
import { createMemoryPartialUploads } from "./memory-partial-uploads.ts";
import { suitePartialUploads } from "./partial-uploads.suite.ts";

let count = 0;
const partialUploads = createMemoryPartialUploads();
suitePartialUploads(() => ({
  partialUploads,
  clients: { add: async () => true },
  users: { add: async () => undefined },
  createId() {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  },
}));
