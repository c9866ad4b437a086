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
    ['role-permission feature', false],
    ['embedded form', true],
    ['text message', true],
    ['text message list view', true],
    ['daily summary email', false],
    ['auto-send reminders', false],
    ['reminder add view', true],
    ['previewPDFShow', true],
  ] as const)('%s is %s for everybody', (flag, on) => {
    expect(FEATURE_FLAG_DEFAULTS[flag]).toBe(on);
    expect(getFeatureFlags([]).has(flag)).toBe(on);
  });
  // No page of payments reads the version yet, so it names no rule.
  it('the payment version is v2', () => {
    expect(FEATURE_FLAG_DEFAULTS.enablePaymentVersion).toBe('v2');
    expect(PAYMENT_VERSION).toBe('v2');
  });
});
