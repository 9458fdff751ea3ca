// Knows how it is shown how difficult a product is (§3.91).
import type { Difficulty } from "@academiz/domain/catalog";
import { DifficultyName } from "@academiz/ui";
import { Gauge } from "lucide-react";
import * as styles from "./product.css.ts";

export const DifficultyMark = ({ difficulty }: { readonly difficulty: Difficulty }) => (
  <p className={styles.difficulty}>
    <Gauge size={16} aria-hidden />
    <DifficultyName difficulty={difficulty} />
  </p>
);
