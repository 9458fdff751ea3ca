// Knows the settings of a product of any type but learniz, besides its title (§3.81–§3.90).
import { type Difficulty, readDifficulty } from "../../catalog/index.ts";
import { readTexts, writeTexts } from "../../wording/index.ts";
import { type Parts, partsSchema, readLanguage } from "./parts.ts";
import { readRecord } from "./retitle-product.ts";

/** The settings of a product besides its title; an empty text means none. */
export interface ProductSettings {
  readonly subtitle: string;
  readonly author: string;
  /** §3.83: `lesson`. */
  readonly description: string;
  /** Null where it is unknown, as in a package that does not state it. */
  readonly language: "FR" | "EN" | null;
  /** Whole minutes; null where none are set. */
  readonly minutes: number | null;
  /** §3.85 For a game: how it is played. */
  readonly explanation: string;
  /** §3.91 Of the types that are rated; null where none is set. */
  readonly difficulty: Difficulty | null;
  /** `document:<slug>` of the cover. */
  readonly cover: string;
  /** What the cover shows; empty: it is only decoration. */
  readonly coverAlternative: string;
  /** §3.86 For a game: it begins without its introduction. */
  readonly isSimplify: boolean;
  /** §3.100 Words of the player in this product, by the slug of a default text. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Empty settings are not written. */
function write(said: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>) {
  const written: Record<string, unknown> = { ...said, ...changes };
  for (const [name, value] of Object.entries(changes)) if (value == null || value === "") delete written[name];
  return written;
}

/** The settings in a content; empty where they cannot be read. */
export function readSettings(content: Readonly<Record<string, unknown>>): ProductSettings {
  const parsed = partsSchema.safeParse(content);
  const { context, config }: Pick<Parts, "context" | "config"> = parsed.success
    ? parsed.data
    : { context: { title: "" }, config: undefined };
  const { subtitle = "", author = "", lesson = "", duration, explanation = "", cover } = context;
  return {
    subtitle,
    author,
    description: lesson,
    language: config?.local === undefined ? null : readLanguage(config.local),
    minutes: duration == null ? null : Math.round(duration / 60),
    explanation,
    difficulty: readDifficulty(config?.["difficulty"]),
    cover: cover?.src ?? "",
    coverAlternative: cover?.alt ?? "",
    isSimplify: readRecord(content["context"])["isSimplify"] === true,
    texts: readTexts(content["defaultTexts"]),
  };
}

/** The content with these settings; all else stays, also the seconds of a duration that was not changed. */
export function putSettings(
  content: Readonly<Record<string, unknown>>,
  settings: ProductSettings,
): Readonly<Record<string, unknown>> {
  const { subtitle, author, description, language, minutes, explanation, difficulty } = settings;
  const isSimplify = settings.isSimplify || null;
  const { defaultTexts: _former, ...rest } = content;
  const texts = writeTexts(settings.texts);
  const context = readRecord(content["context"]);
  const isSameDuration = readSettings(content).minutes === minutes;
  const duration = isSameDuration ? context["duration"] : minutes === null ? null : minutes * 60;
  const stored = readRecord(context["cover"]);
  const kept = stored["src"] === settings.cover ? stored : {};
  const cover = settings.cover === "" ? null : { ...kept, src: settings.cover, alt: settings.coverAlternative };
  return {
    ...rest,
    ...(texts.length > 0 && { defaultTexts: texts }),
    context: write(context, { subtitle, author, lesson: description, duration, explanation, cover, isSimplify }),
    config: write(readRecord(content["config"]), { local: language, difficulty }),
  };
}
