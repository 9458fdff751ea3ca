import { describeDraftJournal, describeProgressJournal, describeTokenStore } from "./index.ts";
import { createMemoryDraftJournal } from "./memory-draft-journal.ts";
import { createMemoryProgressJournal } from "./memory-progress-journal.ts";
import { createMemoryTokenStore } from "./memory-token-store.ts";

describeTokenStore("memory", createMemoryTokenStore);
describeProgressJournal("memory", createMemoryProgressJournal);
describeDraftJournal("memory", createMemoryDraftJournal);
