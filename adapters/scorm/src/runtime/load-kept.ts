// Knows how an engine is given what an item kept: values that it does not accept are left out and named, so that the
// rest is played.
import type { ItemData, ScormVersion } from "@academiz/domain/scorm";
import type { Refusal } from "./engine.ts";

/** The part of an engine that takes data. */
interface Taker {
  setCMIValue(element: string, value: string): string;
  loadFromFlattenedJSON(data: Record<string, string>): void;
}

/** A place in a list. */
const AT = String.raw`\.\d+\.`;
const SCORE = String.raw`score\.(raw|min|max)`;
/**
 * All elements that the engines hold of an item. Writing to any other name, such as a method of the engine's own
 * objects, would break the engine itself.
 */
const KNOWN: Readonly<Record<ScormVersion, RegExp>> = {
  "1.2": new RegExp(
    `^cmi\\.(${[
      "suspend_data|launch_data|comments|comments_from_lms",
      `core\\.(student_id|student_name|lesson_location|credit|lesson_status|entry|lesson_mode|exit|session_time|total_time|${SCORE})`,
      `objectives${AT}(id|status|${SCORE})`,
      "student_data\\.(mastery_score|max_time_allowed|time_limit_action)",
      "student_preference\\.(audio|language|speed|text)",
      `interactions${AT}(id|time|type|weighting|student_response|result|latency|objectives${AT}id|correct_responses${AT}pattern)`,
    ].join("|")})$`,
  ),
  "2004": new RegExp(
    `^cmi\\.(${[
      "completion_status|completion_threshold|credit|entry|exit|launch_data|learner_id|learner_name|location|max_time_allowed|mode",
      "progress_measure|scaled_passing_score|session_time|success_status|suspend_data|time_limit_action|total_time",
      `score\\.scaled|${SCORE}`,
      `comments_from_(learner|lms)${AT}(comment|location|timestamp)`,
      "learner_preference\\.(audio_level|language|delivery_speed|audio_captioning)",
      `objectives${AT}(id|success_status|completion_status|progress_measure|description|score\\.scaled|${SCORE})`,
      `interactions${AT}(id|type|timestamp|weighting|learner_response|result|latency|description|objectives${AT}id|correct_responses${AT}pattern)`,
    ].join("|")})$`,
  ),
};
const UNKNOWN_ELEMENT = 401;

/**
 * Called before the content's first call. It never throws, so that neither data of an earlier runtime nor a manifest
 * breaks a launch.
 */
export function loadKept(api: Taker, version: ScormVersion, data: ItemData): readonly Refusal[] {
  const refused: Refusal[] = [];
  const known: Record<string, string> = {};
  for (const [element, value] of Object.entries(data)) {
    if (KNOWN[version].test(element)) known[element] = value;
    else refused.push({ element, value, error: UNKNOWN_ELEMENT });
  }
  const take = api.setCMIValue;
  // The engine has its own order for elements that depend on each other: only what it does not accept is caught.
  api.setCMIValue = (element, value) => {
    try {
      if (take.call(api, element, value) === "true") return "true";
      refused.push({ element, value, error: UNKNOWN_ELEMENT });
    } catch (error) {
      refused.push({ element, value, error: readCode(error) });
    }
    return "false";
  };
  try {
    api.loadFromFlattenedJSON(known);
  } finally {
    api.setCMIValue = take;
  }
  return refused;
}

/** The code of an error that an engine throws. */
const readCode = (error: unknown): number =>
  typeof error === "object" && error !== null && "errorCode" in error
    ? Number(error.errorCode) || UNKNOWN_ELEMENT
    : UNKNOWN_ELEMENT;
