import {
  createLaunchDevice,
  createMemoryDraftJournal,
  createMemoryLaunchJournal,
  createMemoryProgressJournal,
  createMemoryTokenStore,
} from "../clients/index.ts";
import { describeDraftJournal, describeLaunchJournal, describeProgressJournal, describeTokenStore } from "./index.ts";

describeTokenStore("memory", createMemoryTokenStore);
describeProgressJournal("memory", createMemoryProgressJournal);
describeLaunchJournal("memory", () => createMemoryLaunchJournal(createLaunchDevice()));
describeDraftJournal("memory", createMemoryDraftJournal);
