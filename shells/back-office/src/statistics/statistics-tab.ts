// Knows that the statistics of a product come late: most who open it do something else.
import { late } from "@academiz/ui";

export const StatisticsTab = late(async () => (await import("./product-statistics.tsx")).ProductStatistics, {
  isRare: true,
});
