// Knows a list that is put in order outside of games: loaded when it is drawn.
import { lateView } from "./common/late-view.tsx";

export const LateOrderList = lateView(async () => (await import("./ordering/order-list.tsx")).OrderList);
