// Knows what an app may take from the design system.
export { type AccountTrouble, AccountTroubleText } from "./account/account-trouble.tsx";
export { bringAccountWords } from "./account/account-words.ts";
export { DemandedTitle } from "./account/demanded-title.tsx";
export { NotYours } from "./account/not-yours.tsx";
export { EraseAccount, type EraseAccountProps, OwnData, type OwnDataProps } from "./account/own-data.tsx";
export { OwnLanguage, type OwnLanguageProps } from "./account/own-language.tsx";
export { OwnNames, type OwnNamesProps } from "./account/own-names.tsx";
export { OwnPassword, type OwnPasswordProps } from "./account/own-password.tsx";
export { PushChoices, type PushChoicesProps, type ToldBrowser } from "./account/push-choices.tsx";
export { SecondFactor, type SecondFactorProps } from "./account/second-factor.tsx";
export { SessionRows, type SessionRowsProps } from "./account/session-rows.tsx";
export { AcceptTerms, type AcceptTermsProps, ReadTerms, type TermsView } from "./account/terms.tsx";
export { useKeptFocus } from "./account/use-kept-focus.ts";
export { readOwnPath } from "./addresses/read-own-path.ts";
export { AppShell, type AppShellProps } from "./app-shell/app-shell.tsx";
export { RailItem, type RailItemProps } from "./app-shell/rail-item.tsx";
export { Avatar, type AvatarProps } from "./avatar/avatar.tsx";
export { Badge, StatusChip, type StatusChipProps, type Tone } from "./badge/badge.tsx";
export { DifficultyName } from "./badge/difficulty-name.tsx";
export { DueChip } from "./badge/due-chip.tsx";
export { Banner, type BannerProps } from "./banner/banner.tsx";
export { ImpersonationBanner, type ImpersonationBannerProps } from "./banner/impersonation-banner.tsx";
export { chooseScheme, useScheme } from "./brand/scheme-choice.ts";
export { useBrand } from "./brand/use-brand.ts";
export { AddButton } from "./button/add-button.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { FilterChip, type FilterChipProps } from "./button/filter-chip.tsx";
export { FilterRow, type FilterRowProps } from "./button/filter-row.tsx";
export { IconButton, type IconButtonProps } from "./button/icon-button.tsx";
export { Card, type CardProps } from "./card/card.tsx";
export { CheckGroup, type CheckGroupProps, type CheckOption } from "./choice/check-group.tsx";
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from "./choice/checkbox.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./choice/radio-group.tsx";
export { AnswerTemplates, type AnswerTemplatesProps } from "./conversations/answer-templates.tsx";
export { ConversationRows, type ConversationRowsProps } from "./conversations/conversation-rows.tsx";
export { ConversationTalk, type ConversationTalkProps } from "./conversations/conversation-talk.tsx";
export { bringConversationWords } from "./conversations/conversation-words.ts";
export { ConversationsView, type ConversationsViewProps, type TalkState } from "./conversations/conversations-view.tsx";
export { TalkTroubleText } from "./conversations/talk-trouble.tsx";
export { useSeen } from "./conversations/use-seen.ts";
export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/confirm-dialog.tsx";
export { Dialog, type DialogProps, Drawer } from "./dialog/dialog.tsx";
export { EntryPage, type EntryPageProps } from "./entry/entry-page.tsx";
export { readEntryState } from "./entry/entry-state.ts";
export { type Entry, takeEntry } from "./entry/take-entry.ts";
export { DateInput } from "./field/date-input.tsx";
export { Field, type FieldProps } from "./field/field.tsx";
export { PasswordInput } from "./field/password-input.tsx";
export { SearchInput, type SearchInputProps } from "./field/search-input.tsx";
export { TextArea, TextInput } from "./field/text-input.tsx";
export { Form, type FormProps } from "./form/form.tsx";
export { FormDialog, type FormDialogProps } from "./form/form-dialog.tsx";
export { type FormField, joinTicked, splitTicked } from "./form/form-field.tsx";
export { GiveDialog, type GiveDialogProps } from "./form/give-dialog.tsx";
export { type Draft, useDraft } from "./form/use-draft.ts";
export { Kbd } from "./kbd/kbd.tsx";
export { readKey } from "./keys/reading-key.ts";
export { createLanguage, type Language } from "./language/create-language.ts";
export { LanguageProvider, type LanguageProviderProps } from "./language/language-provider.tsx";
export { bringWords, type FarWords, fetchWords } from "./language/late-words.ts";
export type { UiLocale } from "./language/locales.ts";
export { useOwnTexts } from "./language/use-own-texts.ts";
export { readVisitorLocale } from "./language/visitor-locale.ts";
export { type LateOptions, type LatePart, late } from "./late/late.tsx";
export { loadAnew } from "./late/load-anew.ts";
export { MissingPart, type MissingPartProps } from "./late/missing-part.tsx";
export { useAtRest } from "./late/use-at-rest.ts";
export { Link } from "./link/link.tsx";
export { takeLinkToken, useLinkToken } from "./link-token/link-token.ts";
export { List, type ListProps, type ListState, type ListWords } from "./list/list.tsx";
export type { RowDoor } from "./list/row-name.tsx";
export { useRowsInSight } from "./list/use-rows-in-sight.ts";
export { useTypedSearch } from "./list/use-typed-search.ts";
export { ScoreMark } from "./mark/score-mark.tsx";
export { LateMenu, type LateMenuProps } from "./menu/late-menu.tsx";
export { Menu, MenuGroup, MenuItem, type MenuItemProps, type MenuProps, MenuSeparator } from "./menu/menu.tsx";
export { MenuAt, type MenuAtProps } from "./menu/menu-at.tsx";
export { MenuChoice, type MenuChoiceProps } from "./menu/menu-choice.tsx";
export { OpenMenu, type OpenMenuProps } from "./menu/open-menu.tsx";
export { PreferenceChoices } from "./menu/preference-choices.tsx";
export type { MenuOpening } from "./menu/use-menu-opening.ts";
export { NotificationBell, type NotificationBellProps } from "./notifications/notification-bell.tsx";
export { NotificationPanel, type NotificationPanelProps } from "./notifications/notification-panel.tsx";
export { Breadcrumbs, type Crumb } from "./page/breadcrumbs.tsx";
export { PageHeader, type PageHeaderProps } from "./page/page-header.tsx";
export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";
export { formatSize } from "./plays/attachment/format-size.ts";
export { CARD_ICONS, CardIcon, type CardIconName, readIcon, writeIcon } from "./plays/cards/icons.tsx";
export { AttemptsLeft } from "./plays/common/attempts-left.tsx";
export type { GameHandlers } from "./plays/common/game-view.ts";
export { QuestionsShownContext } from "./plays/common/questions-shown.ts";
export { GamePlay, useGameViews } from "./plays/game-play.tsx";
export { LateBlock } from "./plays/late-block.tsx";
export { LateOrderList } from "./plays/late-order-list.ts";
export { PartsPlay, usePartsViews } from "./plays/parts-play.tsx";
export { GAME_WORDS } from "./plays/registry.ts";
export { CalloutSign } from "./plays/text-blocks/callout-sign.tsx";
export { readEmbedHosts } from "./plays/text-blocks/read-embed-hosts.ts";
export { Transcript } from "./plays/text-blocks/transcript.tsx";
export { LateBlockContext } from "./plays/text-box/late-blocks.ts";
export { FilesContext } from "./plays/text-box/picture.tsx";
export { RichText } from "./plays/text-box/rich-text.tsx";
export { type Bar, BarPlot, type BarPlotProps } from "./plot/bar-plot.tsx";
export { findProblemWords } from "./problems/problem-words.ts";
export { ProgressBar, type ProgressBarProps, ProgressRing, type ProgressRingProps } from "./progress/progress.tsx";
export { chooseReading, useReading, useReadingLook } from "./reading/reading-choice.ts";
export {
  chooseVoiceRate,
  chooseWholeReading,
  useVoiceRate,
  useWholeReading,
} from "./reading/whole-reading.ts";
export { Combobox, type ComboboxProps } from "./select/combobox.tsx";
export type { Option, OptionDepth } from "./select/option.ts";
export { PickList, type PickListProps, type PickOption } from "./select/pick-list.tsx";
export { Select, type SelectProps } from "./select/select.tsx";
export { AccessForm, type AccessFormProps } from "./sign-in/access-form.tsx";
export {
  isNewPasswordValid,
  type NewPassword,
  NewPasswordFields,
  type NewPasswordFieldsProps,
} from "./sign-in/new-password-fields.tsx";
export { OutsidePage } from "./sign-in/outside-page.tsx";
export { OwnPasswordForm, type OwnPasswordFormProps } from "./sign-in/own-password-form.tsx";
export { SignInForm, type SignInFormProps, type SignInValues } from "./sign-in/sign-in-form.tsx";
export { type SignInProblem, SignInProblemText } from "./sign-in/sign-in-problem.tsx";
export { DrawnSignature, type DrawnSignatureProps } from "./signature/drawn-signature.tsx";
export { SignaturePad, type SignaturePadProps } from "./signature/signature-pad.tsx";
export { Skeleton, SkeletonGroup, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { keepFocus } from "./skip-link/keep-focus.ts";
export { CONTENT_ID, SkipLink } from "./skip-link/skip-link.tsx";
export { useListFocus } from "./skip-link/use-list-focus.ts";
export { readSpeechScript } from "./sound/read-speech-script.ts";
export { chooseSounds, useSoundChoice } from "./sound/sound-choice.ts";
export { CrashBoundary } from "./states/crash-boundary.tsx";
export { EmptyState, type EmptyStateProps } from "./states/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./states/error-state.tsx";
export { useSteady } from "./steady/use-steady.ts";
export { type Step, Stepper, type StepState } from "./stepper/stepper.tsx";
export { type Column, Table, type TableProps, type TableSelection } from "./table/table.tsx";
export type { TableSort } from "./table/table-sort.tsx";
export { type TabItem, Tabs, type TabsProps } from "./tabs/tabs.tsx";
export { saveBytes } from "./taking/save-bytes.ts";
export { type Taking, type TakingTrouble, useTaking } from "./taking/use-taking.ts";
export * from "./toasts/toast-queue.ts";
export {
  Toaster,
  type ToasterProps,
  ToastProvider,
  type ToastRequest,
  useToastDismissal,
  useToasts,
} from "./toasts/toasts.tsx";
export { Toolbar, ToolbarItem, type ToolbarProps } from "./toolbar/toolbar.tsx";
export { Tooltip, type TooltipProps } from "./tooltip/tooltip.tsx";
export { ComingTree, type ComingTreeProps } from "./tree/coming-tree.tsx";
export { Tree, type TreeDrop, type TreeProps } from "./tree/tree.tsx";
export type { TreeNode } from "./tree/tree-rows.ts";
export type { TreeDrag, TreePlace } from "./tree/use-row-drag.ts";
export { TrophyPicture } from "./trophy/trophy.tsx";
export { VisuallyHidden } from "./visually-hidden/visually-hidden.tsx";
export * from "./way-out/use-is-offline.ts";
export { useWayOut, type WayOut } from "./way-out/use-way-out.tsx";
export { Duration } from "./when/duration.tsx";
export { When } from "./when/when.tsx";
