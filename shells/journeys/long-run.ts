// Knows whether everything is walked through, or only one example of each kind.

/** `npm run test:long` */
export const isLongRun = process.env["ACADEMIZ_LONG"] !== undefined;
