import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from './permissions';
import { permissionsOf, ROLES, roleOf } from './roles';

describe('roles', () => {
  it('R-SHELL-124 takes the first role name', () => expect(roleOf(['Manager', 'Advisor'])).toBe('Manager'));
  it('takes a user without a role for Standard', () => {
    expect(roleOf([])).toBe('Standard');
    expect(roleOf([' '])).toBe('Standard');
  });
  it('gives the Master Admin everything', () => expect(permissionsOf('Master Admin')).toEqual(PERMISSIONS));
  it('lets Standard look, and change nothing', () => {
    const changing = permissionsOf('Standard').filter((p) =>
      /^(Edit|Delete|Cancel|Manage|Apply|Add|Share|Archive)/.test(p),
    );
    expect(changing).toEqual([]);
    expect(permissionsOf('Standard')).toContain('View Trips');
    expect(permissionsOf('Standard')).not.toContain('View Client Credit Card');
    expect(permissionsOf('Standard')).not.toContain('View Users');
  });
  it('starts a role the company named itself as Standard', () => {
    expect(permissionsOf('Night desk')).toEqual(permissionsOf('Standard'));
  });
  it('names no permission twice and gives every role at least what Standard has', () => {
    for (const role of ROLES) {
      const held = permissionsOf(role);
      expect(new Set(held).size, role).toBe(held.length);
      expect(held).toEqual(expect.arrayContaining([...permissionsOf('Standard')]));
    }
  });
  it('keeps payroll and user management from those who sell', () => {
    for (const role of ['Advisor', 'Planner', 'Independent Contractor']) {
      expect(permissionsOf(role)).not.toContain('Manage Payroll');
      expect(permissionsOf(role)).not.toContain('Manage Users');
    }
  });
});
