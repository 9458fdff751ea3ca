// Knows that a change is judged by the same examples at every run: one that is found, or not, by luck proves nothing.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["ACADEMIZ_SEED"]) });
