// Knows how a machine sends the browser somewhere: within the app by path, or away by address.

/** Where the browser goes next. */
export interface Navigation {
  /** Leaves the page for an absolute address, or a path of this origin. */
  leaveFor(url: string): void;
  /** Goes to a path of this app, its query included, without leaving the page. */
  goTo(path: string): void;
}
