import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from './api';
import { mailTo } from './inbox';

/** Opens an account for a journey that changes what a whole company sees; answers its owner's address. */
export const openCompany = async (request: APIRequestContext, company_name: string): Promise<string> => {
  const email = `own-${randomUUID().slice(0, 8)}@new.wayline.test`;
  const person = { type: 'agency', company_name, first_name: 'Nora', last_name: 'Lind', email, password: PASSWORD };
  expect((await request.post('/services/users/signup', { data: person })).status()).toBe(200);
  const { text } = await mailTo(request, email, /confirmation code/);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  expect(
    (await request.post('/services/users/signup/confirm', { data: { email, code, password: PASSWORD } })).status(),
  ).toBe(200);
  return email;
};
