// Knows the kind of marks in which the organisation shows scores (§9.13).
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { useSession } from "../../office/office-context.ts";

export const useMarkType = (): string => useSession().client?.markType ?? DEFAULT_MARK_TYPE;
