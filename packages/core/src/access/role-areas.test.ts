import { expect, it } from 'vitest';
import { PERMISSIONS } from './permissions';
import { neededFor, PERMISSION_AREAS, permissionsIn, unusable } from './role-areas';
import { PERMISSION_WORDS } from './role-words';
import { ROLE_PERMISSIONS, ROLES } from './roles';

it('R-SHELL-217 shows every permission in one area, once, with a sentence of what it opens (G-049)', () => {
  const shown = PERMISSION_AREAS.flatMap(permissionsIn);
  expect(shown).toHaveLength(PERMISSIONS.length);
  expect(shown.toSorted()).toEqual([...PERMISSIONS].sort());
  for (const permission of PERMISSIONS) expect(PERMISSION_WORDS[permission]).toMatch(/^[A-Z].{10,}\.$/);
});
it('says what is held to no use', () => {
  expect(unusable(['Edit Trips', 'Delete Invoices', 'View Invoices', 'Forms'])).toEqual([
    { permission: 'Edit Trips', without: 'View Trips' },
    { permission: 'View Invoices', without: 'Accounting' },
  ]);
  expect(unusable(['View Client Credit Card'])).toEqual([
    { permission: 'View Client Credit Card', without: 'View Client Profiles' },
  ]);
});
it.each(ROLES)('R-SHELL-231 a %s starts with nothing that is of no use (G-047)', (role) => {
  expect(unusable(ROLE_PERMISSIONS[role])).toEqual([]);
});
it('never goes in circles', () => {
  for (const permission of PERMISSIONS) {
    const chain = [permission];
    for (let next = neededFor(permission); next; next = neededFor(next)) {
      expect(chain).not.toContain(next);
      chain.push(next);
    }
  }
});
