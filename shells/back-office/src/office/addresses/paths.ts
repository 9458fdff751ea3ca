// Knows the addresses that several parts of the office use.

export const BASE = "/admin";
export const LOGIN_PATH = "/auth/login";
export const ENTRY_PATH = "/auth/sso";
export const SETUP_PATH = "/setup";
export const STATISTICS_PATH = "/statistics";
export const ACCOUNT_PATH = "/account";
export const SESSIONS_PATH = "/sessions";
export const MESSAGES_PATH = "/messages";
