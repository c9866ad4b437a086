import { ok, type Result, refuse } from '../base/result';

/** The payment version in use, the value of `enablePaymentVersion`. Source: R-TRIP-261. */
export const PAYMENT_VERSION = 'v2';

/** What is switched on for every company unless a company says otherwise. Source: R-SHELL-230, R-TRIP-254..261. */
export const FEATURE_FLAG_DEFAULTS = {
  'embedded form': true,
  'text message': true,
  'text message list view': true,
  'daily summary email': false,
  'auto-send reminders': false,
  'reminder add view': true,
  previewPDFShow: true,
  enablePaymentVersion: PAYMENT_VERSION,
  'role-permission feature': false,
} as const;

/** Features that are off until a company is given them. Source: R-SHELL-226, R-SHELL-228 (G-045). */
export const COMPANY_FEATURES = [
  'invoice pay-now',
  'booking proposal flow',
  'commission reconciliation',
  'two-step authentication',
  'multi-price library reservations',
] as const;

export type FeatureFlag = keyof typeof FEATURE_FLAG_DEFAULTS | (typeof COMPANY_FEATURES)[number];
export const FEATURE_FLAGS = [
  ...(Object.keys(FEATURE_FLAG_DEFAULTS) as (keyof typeof FEATURE_FLAG_DEFAULTS)[]),
  ...COMPANY_FEATURES,
] as const satisfies readonly FeatureFlag[];

const onByDefault = (flag: FeatureFlag): boolean =>
  flag in FEATURE_FLAG_DEFAULTS && Boolean(FEATURE_FLAG_DEFAULTS[flag as keyof typeof FEATURE_FLAG_DEFAULTS]);

/**
 * The flags in force: the defaults, those switched on for the company, and what `own` says of a single user, on or off, before
 * both; unknown names are left out. Source: G-045.
 */
export const getFeatureFlags = (
  switchedOn: readonly string[],
  own: Readonly<Record<string, boolean>> = {},
): ReadonlySet<FeatureFlag> =>
  new Set(FEATURE_FLAGS.filter((flag) => own[flag] ?? (onByDefault(flag) || switchedOn.includes(flag))));

type OwnFlags = Readonly<Record<string, boolean>>;
/** What two sets of a user's own flags say differently. */
const changedFlags = (before: OwnFlags, after: OwnFlags): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((flag) => before[flag] !== after[flag]);

/**
 * Whether a colleague's own flags may become these: nobody changes what is said of themself, and nothing is switched on for a single user
 * that their company has not been given. Refuses with `access.denied` or `access.flag`. Source: G-045.
 */
export const checkFlagChange = (change: {
  isSelf: boolean;
  before: OwnFlags;
  after: OwnFlags;
  /** What the company has been given. */
  switchedOn: readonly string[];
}): Result<true> => {
  const changed = changedFlags(change.before, change.after);
  if (changed.length === 0) return ok(true);
  if (change.isSelf) return refuse('access.denied', { params: { action: 'change your own features' } });
  const open = getFeatureFlags(change.switchedOn);
  return changed.some((flag) => change.after[flag] && !open.has(flag as FeatureFlag))
    ? refuse('access.flag')
    : ok(true);
};
