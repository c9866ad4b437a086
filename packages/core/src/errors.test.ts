import { expect, it } from 'vitest';
import { formatErrorMessage } from './base/errors';
import { ERRORS } from './errors';

it('R-SHELL-224 says what one may not do, and whom to ask', () => {
  expect(ERRORS['access.denied'].title).toBe('Access Restricted!');
  expect(formatErrorMessage(ERRORS['access.denied'], { action: 'edit trips' })).toBe(
    'You do not have permission to edit trips! Please contact your master admin for permission.',
  );
});

it('R-SHELL-279 names wrong client credentials', () => {
  expect(ERRORS['public.wrong_credentials']).toMatchObject({ status: 401, message: 'Wrong Client Credentials!' });
});

it('R-TRIP-219 names the missing trip', () => {
  expect(ERRORS['trip.missing_id'].message).toBe('Trip id missing.');
});

it('R-TRIP-208 fills in who provides the product', () => {
  expect(formatErrorMessage(ERRORS.unexpected)).toBe('Some error occur, Please contact Wayline team.');
});

it('leaves no sentence empty', () => {
  for (const { message, title } of Object.values(ERRORS))
    expect([message.length > 5, title !== '']).toEqual([true, true]);
});
