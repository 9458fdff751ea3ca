import { createMemoryDraftJournal, createMemoryProgressJournal, createMemoryTokenStore } from "../clients/index.ts";
import { describeDraftJournal, describeProgressJournal, describeTokenStore } from "./index.ts";

describeTokenStore("memory", createMemoryTokenStore);
describeProgressJournal("memory", createMemoryProgressJournal);
describeDraftJournal("memory", createMemoryDraftJournal);
