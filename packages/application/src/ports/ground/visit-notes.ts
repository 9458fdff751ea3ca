// Knows how an app reports which pages somebody visited, and for how long (§3.237–§3.244).

/** A page that somebody is on. */
export interface VisitedPage {
  /** Path of its address. */
  readonly url: string;
  /** Its name in the app, without any text of the page. */
  readonly name: string;
  /** Slug of what it shows; null if there is none. */
  readonly slug: string | null;
  /** Other slugs and numbers that identify it. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface VisitNotes {
  /** Ends the visit before. If it is the same page, that visit goes on. */
  enter(page: VisitedPage): void;
}
