import { describe, expect, it } from 'vitest';
import {
  COMPANY_FEATURES,
  FEATURE_FLAG_DEFAULTS,
  FEATURE_FLAGS,
  getFeatureFlags,
  PAYMENT_VERSION,
} from './feature-flags';

describe('feature flags', () => {
  it('R-SHELL-226 switches on what a company is given', () => {
    const flags = getFeatureFlags(['commission reconciliation', 'a feature nobody knows']);
    expect(flags.has('commission reconciliation')).toBe(true);
    expect(flags.has('invoice pay-now')).toBe(false);
    expect([...flags].every((flag) => FEATURE_FLAGS.includes(flag))).toBe(true);
  });
  it('R-SHELL-228 leaves the features of a company off that was given none', () => {
    const flags = getFeatureFlags([]);
    expect(COMPANY_FEATURES.filter((feature) => flags.has(feature))).toEqual([]);
  });
  it.each([
    ['R-SHELL-230', 'role-permission feature', false],
    ['R-TRIP-254', 'embedded form', true],
    ['R-TRIP-255', 'text message', true],
    ['R-TRIP-256', 'text message list view', true],
    ['R-TRIP-257', 'daily summary email', false],
    ['R-TRIP-258', 'auto-send reminders', false],
    ['R-TRIP-259', 'reminder add view', true],
    ['R-TRIP-260', 'previewPDFShow', true],
  ] as const)('%s %s is %s for everybody', (_rule, flag, on) => {
    expect(FEATURE_FLAG_DEFAULTS[flag]).toBe(on);
    expect(getFeatureFlags([]).has(flag)).toBe(on);
  });
  it('R-TRIP-261 the payment version is v2', () => {
    expect(FEATURE_FLAG_DEFAULTS.enablePaymentVersion).toBe('v2');
    expect(PAYMENT_VERSION).toBe('v2');
  });
});
