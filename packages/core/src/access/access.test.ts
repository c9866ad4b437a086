import { describe, expect, it } from 'vitest';
import { formatErrorMessage, REQUEST_ERRORS } from '../base/errors';
import { describePermission, type Holder, mayCall } from './access';
import { PERMISSIONS } from './permissions';

const actor: Holder = {
  role: 'Advisor',
  permissions: new Set(['View Trips', 'Edit Trips']),
  tier: 'Basic',
  flags: new Set(['embedded form']),
};
const refusal = (needs: Parameters<typeof mayCall>[0], who: Holder = actor) => {
  const result = mayCall(needs, who);
  return result.ok ? undefined : result;
};

describe('access', () => {
  it('lets in who holds everything', () => {
    expect(
      mayCall(
        { permissions: ['View Trips', 'Edit Trips'], tier: 'Basic', flag: 'embedded form', deniedRoles: ['Standard'] },
        actor,
      ).ok,
    ).toBe(true);
    expect(mayCall({}, { ...actor, permissions: new Set() }).ok).toBe(true);
  });
  it('R-SHELL-225 refuses an action without its permission', () => {
    expect(refusal({ permissions: ['View Trips', 'Delete Trips'] })).toMatchObject({
      code: 'access.denied',
      params: { action: 'delete trips' },
    });
  });
  it('R-SHELL-224 says which action, in the text of the product', () => {
    expect(
      formatErrorMessage(REQUEST_ERRORS['access.denied'], refusal({ permissions: ['Delete Trips'] })?.params),
    ).toBe('You do not have permission to delete trips! Please contact your master admin for permission.');
    expect(refusal({ permissions: ['Delete Trips'], action: 'clear the shelf' })?.params?.action).toBe(
      'clear the shelf',
    );
  });
  it('makes an action of every permission', () => {
    expect(describePermission('CRM')).toBe('open CRM');
    expect(describePermission('Package Builder')).toBe('open package builder');
    expect(describePermission('View Client Credit Card')).toBe('view client credit card');
    for (const permission of PERMISSIONS) expect(describePermission(permission)).toMatch(/^[a-z]+ \S/);
  });
  it('refuses a barred role even with the permission', () => {
    const needs = { permissions: ['View Trips'], deniedRoles: ['Standard'] } as const;
    expect(refusal(needs, { ...actor, role: 'Standard' })).toMatchObject({
      code: 'access.denied',
      params: { action: 'view trips' },
    });
    expect(refusal(needs)).toBeUndefined();
  });
  it('refuses too small a plan, before it looks at anything else', () => {
    expect(refusal({ tier: 'Pro', permissions: ['Delete Trips'] })).toMatchObject({
      code: 'access.tier',
      params: { tier: 'Pro' },
    });
  });
  it('refuses a feature that is not switched on', () =>
    expect(refusal({ flag: 'invoice pay-now' })?.code).toBe('access.flag'));
});
