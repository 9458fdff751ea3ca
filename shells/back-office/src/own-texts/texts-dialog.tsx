// Knows how an author replaces words of the player in one product (§3.100, §3.108).
import type { Appearance } from "@academiz/application/ports";
import { type Locale, readDefaultText } from "@academiz/domain/wording";
import { Dialog } from "@academiz/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TextsFields } from "./texts-fields.tsx";

export interface TextsDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The language in which the product is played. */
  readonly locale: Locale;
  /** Its own words, by the slug of a default text. */
  readonly own: Readonly<Record<string, string>>;
  /** An empty text: as the organisation says it. */
  readonly onPut: (slug: string, text: string) => void;
  readonly onClose: () => void;
}

export function TextsDialog({ title, description, locale, own, onPut, onClose }: TextsDialogProps) {
  const [query, setQuery] = useState("");
  const client = useClientTexts();
  return (
    <Dialog open place="end" onClose={onClose} title={title} description={description}>
      <TextsFields
        locales={[locale]}
        query={query}
        onQuery={setQuery}
        read={(_, slug) => own[slug] ?? ""}
        below={(_, slug) => client?.[locale]?.[slug] ?? readDefaultText(slug, locale)}
        put={(_, slug, text) => onPut(slug, text)}
      />
    </Dialog>
  );
}

/** §8.21: where they cannot be loaded there are none, and the product's own are shown. */
function useClientTexts(): Appearance["defaultTexts"] | null {
  const { office } = useOffice();
  const [texts, setTexts] = useState<Appearance["defaultTexts"] | null>(null);
  useEffect(() => {
    let isGone = false;
    void office.appearance.read().then((read) => {
      if (!isGone && read.ok) setTexts(read.value.defaultTexts);
    });
    return () => {
      isGone = true;
    };
  }, [office]);
  return texts;
}
