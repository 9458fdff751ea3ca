// Knows that the statistics of a product come late: most who open it do something else.
import { lateOffice } from "../words/late-office.ts";

export const StatisticsTab = lateOffice(async () => (await import("./product-statistics.tsx")).ProductStatistics, {
  isRare: true,
});
