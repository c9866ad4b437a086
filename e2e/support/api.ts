import { type APIRequestContext, expect } from '@playwright/test';

export const PASSWORD = 'Wayline-demo-1';
export const TRIPS = '/services/trips/api/v1/trips';
export const BOOKINGS = '/services/book/api/v1/bookings';

/** The product's endpoints as one of the demo people, for what a journey needs to be there before it begins. */
export const apiAs = async (request: APIRequestContext, email: string) => {
  const login = await request.post('/services/users/login', { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(200);
  const { access_token } = await login.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const send = async (method: 'get' | 'post' | 'put' | 'delete', path: string, data?: unknown) => {
    const answer = await request[method](path, { headers, ...(data ? { data } : {}) });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  };
  return {
    get: (p: string) => send('get', p),
    post: (p: string, d: unknown) => send('post', p, d),
    put: (p: string, d: unknown) => send('put', p, d),
    remove: (p: string) => send('delete', p),
  };
};
