// Knows how an app tells where somebody went in it, and for how long (§3.237–§3.244).

/** A page that somebody is on. */
export interface VisitedPage {
  /** Path of its address. */
  readonly url: string;
  /** What it is called in the app: none of its own words. */
  readonly name: string;
  /** Slug of what is shown there; null without any. */
  readonly slug: string | null;
  /** Slugs and numbers that it is known by besides. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface VisitNotes {
  /** The visit before ends. The same page again goes on. */
  enter(page: VisitedPage): void;
}
