import { expect, it } from 'vitest';
import { ERRORS, sentence } from './errors';

it('R-SHELL-224 says what one may not do, and whom to ask', () => {
  expect(ERRORS['access.denied'].title).toBe('Access Restricted!');
  expect(sentence('access.denied', { action: 'edit trips' })).toBe(
    'You do not have permission to edit trips! Please contact your master admin for permission.',
  );
});

it('R-SHELL-279 names wrong client credentials', () => {
  expect(ERRORS['public.wrong_credentials']).toMatchObject({ status: 401, say: 'Wrong Client Credentials!' });
});

it('R-TRIP-219 names the missing trip', () => {
  expect(ERRORS['trip.missing_id'].say).toBe('Trip id missing.');
});

it('R-TRIP-208 fills in who provides the product', () => {
  expect(sentence('unexpected')).toBe('Some error occur, Please contact Wayline team.');
});

it('leaves no sentence empty', () => {
  for (const { say, title } of Object.values(ERRORS)) expect([say.length > 5, title.length > 0]).toEqual([true, true]);
});
