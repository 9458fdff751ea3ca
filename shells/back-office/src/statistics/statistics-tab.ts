// Knows that the statistics of a product are loaded late: most people open it for something else.
import { lateOffice } from "../words/late-office.ts";

export const StatisticsTab = lateOffice(async () => (await import("./product-statistics.tsx")).ProductStatistics, {
  isRare: true,
});
