// Knows how it is said how difficult a product is (§3.91).
import type { Difficulty } from "@academiz/domain/catalog";
import { Trans } from "@lingui/react/macro";

export const DifficultyName = ({ difficulty }: { readonly difficulty: Difficulty }) => NAMES[difficulty];

const NAMES = { EASY: <Trans>Easy</Trans>, MEDIUM: <Trans>Medium</Trans>, HARD: <Trans>Hard</Trans> };
