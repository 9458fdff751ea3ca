// Knows whether all there is to walk is walked, or of each what stands for the rest.

/** `npm run test:long` */
export const isLongRun = process.env["ACADEMIZ_LONG"] !== undefined;
