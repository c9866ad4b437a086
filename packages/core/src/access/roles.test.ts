import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from './permissions';
import { getRole, getRolePermissions, ROLES } from './roles';

describe('roles', () => {
  it('R-SHELL-124 takes the first role name', () => expect(getRole(['Manager', 'Advisor'])).toBe('Manager'));
  it('takes a user without a role for Standard', () => {
    expect(getRole([])).toBe('Standard');
    expect(getRole([' '])).toBe('Standard');
  });
  it('gives the Master Admin everything', () => expect(getRolePermissions('Master Admin')).toEqual(PERMISSIONS));
  it('lets Standard look, and change nothing', () => {
    const changing = getRolePermissions('Standard').filter((p) =>
      /^(Edit|Delete|Cancel|Manage|Apply|Add|Share|Archive)/.test(p),
    );
    expect(changing).toEqual([]);
    expect(getRolePermissions('Standard')).toContain('View Trips');
    expect(getRolePermissions('Standard')).not.toContain('View Client Credit Card');
    expect(getRolePermissions('Standard')).not.toContain('View Users');
  });
  it('starts a role the company named itself as Standard', () => {
    expect(getRolePermissions('Night desk')).toEqual(getRolePermissions('Standard'));
  });
  it('names no permission twice and gives every role at least what Standard has', () => {
    for (const role of ROLES) {
      const held = getRolePermissions(role);
      expect(new Set(held).size, role).toBe(held.length);
      expect(held).toEqual(expect.arrayContaining([...getRolePermissions('Standard')]));
    }
  });
  it('keeps payroll and user management from those who sell', () => {
    for (const role of ['Advisor', 'Planner', 'Independent Contractor']) {
      expect(getRolePermissions(role)).not.toContain('Manage Payroll');
      expect(getRolePermissions(role)).not.toContain('Manage Users');
    }
  });
});
