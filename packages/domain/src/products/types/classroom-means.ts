// Knows the sessions of a classiz as authors write them (§3.193, decisions 11): what they are called, how their slots
// are signed, and who enrols.
import { type ActionNature, readActionNature } from "../../classiz/index.ts";
import { cleanLine } from "../../kernel/index.ts";
import { readRecord } from "../kind/retitle-product.ts";

type Content = Readonly<Record<string, unknown>>;

/** How a slot is signed: with the code that the trainer shows, or without one. */
export const MEAN_SIGNINGS = ["code", "free"] as const;
export type MeanSigning = (typeof MEAN_SIGNINGS)[number];
/** Who enrols learners: they themselves, or only the person who runs the slot. */
export const MEAN_ENROLMENTS = ["open", "trainer"] as const;
export type MeanEnrolment = (typeof MEAN_ENROLMENTS)[number];

/** A session as it is written. */
export interface ClassroomMean {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly signing: MeanSigning;
  readonly enrolment: MeanEnrolment;
}
/** How a classiz is held as a whole. */
export interface ClassroomSettings {
  /** The share of their slots that learners have to attend, 0–100. */
  readonly requiredShare: number;
  /** `#rrggbb`; empty: the colour of the organisation. */
  readonly color: string;
  /** The nature of the training, as attestations name it. */
  readonly nature: ActionNature;
}

const readText = (value: unknown): string => (typeof value === "string" ? value : "");
const COLOR = /^#[0-9a-f]{6}$/i;
/** Letters: as many as a name has. */
const LONGEST_TITLE = 200;
/** A title stands on papers, where a long one is made ever smaller, and in the names of files. */
const shortenTitle = (title: string): string =>
  [...cleanLine(title.slice(0, 10 * LONGEST_TITLE))].slice(0, LONGEST_TITLE).join("");

/**
 * In their order, each once; empty where they cannot be read. A setting that older content lacks has its former
 * meaning.
 */
export function readMeans({ means }: Content): readonly ClassroomMean[] {
  const known = new Set<string>();
  return (Array.isArray(means) ? means : []).flatMap((one: unknown) => {
    const { slug, title, description, signing, enrolment } = readRecord(one);
    if (typeof slug !== "string" || slug === "" || known.has(slug)) return [];
    known.add(slug);
    return [
      {
        slug,
        title: shortenTitle(readText(title).trim() === "" ? slug : readText(title)),
        description: readText(description),
        signing: signing === "code" ? "code" : "free",
        enrolment: enrolment === "open" ? "open" : "trainer",
      } as const,
    ];
  });
}

/** The classiz with these sessions; the other settings of a session that stays are kept. */
export function putMeans(content: Content, means: readonly ClassroomMean[]): Content {
  const before = (Array.isArray(content["means"]) ? content["means"] : []).map(readRecord);
  const find = (slug: string) => before.find((one) => one["slug"] === slug) ?? {};
  return { ...content, means: means.map((mean) => ({ ...find(mean.slug), ...mean })) };
}

export function readClassroomSettings(content: Content): ClassroomSettings {
  const { requiredShare, colors } = readRecord(readRecord(content["config"])["params"]);
  const color = readText(readRecord(colors)["primaryColor"]);
  const isShare = typeof requiredShare === "number" && requiredShare >= 0 && requiredShare <= 100;
  return {
    requiredShare: isShare ? requiredShare : 100,
    color: COLOR.test(color) ? color.toLowerCase() : "",
    nature: readActionNature(content),
  };
}

/** The classiz with these settings; its other settings are kept. */
export function putClassroomSettings(content: Content, { requiredShare, color, nature }: ClassroomSettings): Content {
  const config = readRecord(content["config"]);
  const params = readRecord(config["params"]);
  const { primaryColor: _, ...colors } = readRecord(params["colors"]);
  const chosen = color === "" ? colors : { ...colors, primaryColor: color };
  return { ...content, config: { ...config, params: { ...params, requiredShare, nature, colors: chosen } } };
}
