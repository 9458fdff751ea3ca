// Knows the form for a password of one's own: it comes to those who have been given one by somebody else.
export { OwnPasswordForm } from "@academiz/ui";
