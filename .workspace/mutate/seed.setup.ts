// Knows that every run judges a change by the same examples: a change that is found by luck proves nothing.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["ACADEMIZ_SEED"]) });
