import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { CONTRACTOR, OWNER, signIn } from './support/people';

// One at a time, because both take the same person's session away.
test.describe.configure({ mode: 'serial' });

test('R-SHELL-179 a user who signs out everywhere is thrown out of every open page at once', async ({
  page,
  request,
}) => {
  await signIn(page, CONTRACTOR);
  await page.goto('/trips');
  await expect(page.getByText(/^T-\d/).first()).toBeVisible();
  const elsewhere = await apiAs(request, CONTRACTOR);
  await elsewhere.post('/services/users/logout', { everywhere: true });
  await page.waitForURL('**/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('R-SHELL-193 a user whom the owner keeps out is thrown out of the open page at once, and let in again later', async ({
  page,
  request,
}) => {
  const owner = await apiAs(request, OWNER);
  const { users } = await owner.get('/services/users/api/v1/users.json');
  const { id } = users.find(({ email }: { email: string }) => email === CONTRACTOR);
  const letIn = (value: boolean) => owner.put(`/services/users/api/v1/profile/${id}/status`, { value });
  await signIn(page, CONTRACTOR);
  await letIn(false);
  await page.waitForURL('**/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await letIn(true);
  await signIn(page, CONTRACTOR);
});
