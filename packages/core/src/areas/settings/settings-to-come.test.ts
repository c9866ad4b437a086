import { expect, it } from 'vitest';
import { COMING_WITH } from '../../navigation/settings-to-come';
import { SECTIONS } from '../setting-pages/sections';

/** Kept with each user, and in no section. */
const OF_USERS = '/myaccount/users-pcc-mapping';

it('R-SHELL-053 only pages that save something wait for a part of the product', () => {
  const saved = [...Object.values(SECTIONS).map(({ path }) => path), OF_USERS];
  expect(Object.keys(COMING_WITH).filter((path) => !saved.some((one) => one === path))).toEqual([]);
  expect(Object.keys(COMING_WITH)).toHaveLength(7);
});
