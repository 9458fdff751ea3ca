// Knows which version this is: that of the workspace and of the newest entry in CHANGELOG.md.
export const VERSION = "0.2.0";
