// Knows what notifications say, in French and English.
import type { Locale } from "./locale.ts";

/** One text in each language, for the reader's choice. */
export type Texts = Readonly<Record<Locale, string>>;

const flattenName = (name: string): string => name.replace(/\p{Cc}+/gu, " ").trim();

/**
 * What is said when a product was opened to the reader (type `Session`). The name comes from an author: control
 * characters become a space, so that none ends a line.
 */
export function tellProductOpened(name: string): Texts {
  const product = flattenName(name);
  return {
    fr: `Nouveau dans vos cours\u00a0: ${product}`,
    en: `New in your courses: ${product}`,
  };
}

/**
 * The text for the person who began an import of users, when its file was checked (`ready`), when it was carried out,
 * or when it was not (type `Import`): cancelled by somebody (`cancelled`), or for another reason.
 */
export function tellImportEnded(status: "ready" | "success" | "cancelled" | "error"): Texts {
  const texts = {
    ready: {
      fr: "Votre import de personnes est vérifié\u00a0: relisez-le et confirmez-le",
      en: "Your import of people is checked: look it over and confirm it",
    },
    success: { fr: "Votre import de personnes est terminé", en: "Your import of people is done" },
    cancelled: { fr: "Votre import de personnes a été abandonné", en: "Your import of people was given up" },
    error: { fr: "Votre import de personnes n’a pas abouti", en: "Your import of people failed" },
  };
  return texts[status];
}

/** The reader's manager reminds them of a product (type `Session`). */
export function tellReminded(manager: string, name: string): Texts {
  const [who, product] = [flattenName(manager), flattenName(name)];
  return {
    fr: `${who} vous rappelle «\u00a0${product}\u00a0»`,
    en: `${who} reminds you of “${product}”`,
  };
}

/** The reader begins a product anew, because somebody of the office set their result aside (type `Session`). */
export function tellReset(name: string, reason: string): Texts {
  const [product, why] = [flattenName(name), flattenName(reason)];
  return {
    fr: `Vous recommencez «\u00a0${product}\u00a0»\u00a0: ${why}`,
    en: `You begin “${product}” anew: ${why}`,
  };
}

/** The reader was given more time or attempts than others (type `Session`). */
export function tellExtended(name: string, reason: string): Texts {
  const [product, why] = [flattenName(name), flattenName(reason)];
  return {
    fr: `Plus de temps ou d’essais pour «\u00a0${product}\u00a0»\u00a0: ${why}`,
    en: `More time or attempts for “${product}”: ${why}`,
  };
}

/** What the reader was given beyond others was taken back (type `Session`). */
export function tellExtensionEnded(name: string): Texts {
  const product = flattenName(name);
  return {
    fr: `«\u00a0${product}\u00a0» a de nouveau les mêmes limites que pour tous`,
    en: `“${product}” has the same limits as for everybody again`,
  };
}

/** Somebody of the office writes to the reader about a product (type `NewMessage`). */
export function tellWritten(name: string): Texts {
  const product = flattenName(name);
  return { fr: `Un message pour vous sur «\u00a0${product}\u00a0»`, en: `A message for you about “${product}”` };
}

/**
 * The text for a learner who has not completed a product with a deadline: it is near (type `NextEndSession`), or has
 * passed (type `CloseSession`).
 */
export function tellDue(stage: "week" | "day" | "late", name: string): Texts {
  const product = flattenName(name);
  const texts = {
    week: { fr: `À faire sous 7 jours\u00a0: ${product}`, en: `To be done within 7 days: ${product}` },
    day: { fr: `À faire sous 24 heures\u00a0: ${product}`, en: `To be done within 24 hours: ${product}` },
    late: { fr: `En retard\u00a0: ${product}`, en: `Late: ${product}` },
  };
  return texts[stage];
}

/** Somebody asks the experts about a product. */
export function tellAsked(name: string): Texts {
  const product = flattenName(name);
  return { fr: `Nouvelle question sur «\u00a0${product}\u00a0»`, en: `New question about “${product}”` };
}

/** An expert has answered about a product. */
export function tellAnswered(name: string): Texts {
  const product = flattenName(name);
  return {
    fr: `Un expert vous a répondu sur «\u00a0${product}\u00a0»`,
    en: `An expert has answered you about “${product}”`,
  };
}

/**
 * News of a slot of a classroom session: the trainer enrolled the reader; a place became free, and is theirs; it
 * begins within a day; its times or its place changed; it is called off.
 */
export type SlotNewsKind = "enrolled" | "place" | "near" | "moved" | "off";

export function tellSlotNews(kind: SlotNewsKind, name: string): Texts {
  const product = flattenName(name);
  const texts = {
    enrolled: {
      fr: `Vous êtes inscrit à une séance de «\u00a0${product}\u00a0»`,
      en: `You are enrolled in a session of “${product}”`,
    },
    place: {
      fr: `Une place s’est libérée\u00a0: vous êtes inscrit à «\u00a0${product}\u00a0»`,
      en: `A place became free: you are enrolled in “${product}”`,
    },
    near: {
      fr: `Votre séance «\u00a0${product}\u00a0» commence dans moins d’un jour`,
      en: `Your session “${product}” begins within a day`,
    },
    moved: {
      fr: `Votre séance «\u00a0${product}\u00a0» a changé d’horaire ou de lieu`,
      en: `Your session “${product}” has new times or another place`,
    },
    off: {
      fr: `Votre séance «\u00a0${product}\u00a0» est annulée`,
      en: `Your session “${product}” is called off`,
    },
  };
  return texts[kind];
}

/**
 * The reader has a survey to answer about a session that they attended: once it has ended, or later (type `Survey`).
 */
export function tellSurveyAsked(round: "end" | "later", name: string): Texts {
  const product = flattenName(name);
  return round === "end"
    ? {
        fr: `Votre avis sur «\u00a0${product}\u00a0», en quelques questions`,
        en: `Your opinion of “${product}”, in a few questions`,
      }
    : {
        fr: `Que reste-t-il de «\u00a0${product}\u00a0»\u00a0? Quelques questions`,
        en: `What has stayed of “${product}”? A few questions`,
      };
}

/** The reader was given the certificate of a course (type `Certification`). */
export function tellCertificateGiven(name: string): Texts {
  const course = flattenName(name);
  return {
    fr: `Votre certificat de «\u00a0${course}\u00a0» est délivré`,
    en: `Your certificate of “${course}” is given`,
  };
}

/** The reader was given an attestation of a session (type `Attestation`). */
export function tellAttestationGiven(kind: "attestation" | "certificate", name: string): Texts {
  const course = flattenName(name);
  return kind === "attestation"
    ? {
        fr: `Votre attestation de présence à «\u00a0${course}\u00a0» est délivrée`,
        en: `Your attestation of attendance at “${course}” is given`,
      }
    : {
        fr: `Votre certificat de réalisation de «\u00a0${course}\u00a0» est délivré`,
        en: `Your certificate of completion of “${course}” is given`,
      };
}
