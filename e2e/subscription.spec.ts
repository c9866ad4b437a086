import { expect, type Page, test } from '@playwright/test';
import { PASSWORD } from './support/api';
import { expectAccessible } from './support/axe';
import { mailTo } from './support/inbox';
import { enter } from './support/people';

/** Signs a company up through the endpoints, as its owner would by hand, and signs in. */
const newCompany = async (page: Page, email: string) => {
  const about = { type: 'agency', company_name: `Lantern Travel ${Date.now()}`, first_name: 'Lena', last_name: 'Park' };
  const { request } = page;
  await request.post('/services/users/signup', { data: { ...about, email, password: PASSWORD } });
  const mail = await mailTo(request, email, /./);
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  await request.post('/services/users/signup/confirm', { data: { email, code, password: PASSWORD } });
  await page.goto('/login');
  await enter(page, email);
  await page.waitForURL((url) => url.pathname !== '/login');
};

const typeCard = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Save the card' }).click();
};

test('R-SHELL-009 R-SHELL-278 a company on trial takes a plan with a coupon, gets a receipt, and changes its mind', async ({
  page,
}) => {
  await newCompany(page, `plans-${Date.now()}@new.wayline.test`);
  await page.goto('/myaccount/subscription');
  await expect(page.getByText(/^Your trial includes everything until/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByRole('button', { name: 'Add a card first' }).click();
  await typeCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined. Please use another one.')).toBeVisible();
  await typeCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await page.waitForURL('**/myaccount/subscription');
  await expect(page.getByText('Card added')).toBeVisible();

  await page.getByRole('button', { name: 'Choose Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pro plan' });
  await dialog.getByLabel('Coupon').fill('summer19');
  await dialog.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(dialog.getByText('This coupon has expired or was already used up.')).toBeVisible();
  await dialog.getByLabel('Coupon').fill('welcome20');
  await dialog.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(dialog.getByText('WELCOME20: 20% off the first payment.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Today/ }).check();
  await dialog.getByRole('button', { name: 'Add one seat' }).click();
  await expect(dialog.getByText('$83.20')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pay and change' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('Your subscription is called Pro Monthly.')).toBeVisible();
  await expect(page.getByText('1 of 4 seats in use.')).toBeVisible();
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect(receipts.getByText('$83.20')).toBeVisible();
  const address = await receipts.getByRole('link').getAttribute('href');
  expect(await (await page.request.get(address ?? '')).text()).toContain('Coupon WELCOME20');

  await page.getByRole('button', { name: 'Choose Basic' }).click();
  const less = page.getByRole('dialog', { name: 'Basic plan' });
  await expect(less.getByText(/^This starts on/)).toBeVisible();
  await expect(less.getByText('$0.00')).toBeVisible();
  await less.getByRole('button', { name: 'Confirm' }).click();
  await expect(less).toBeHidden();
  await expect(page.getByText(/it becomes Basic with 2 seats/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep current plan' }).click();
  await expect(page.getByText(/^The next payment is due on/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel your plan?' });
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^The plan ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await expect(page.getByText(/^The next payment is due on/)).toBeVisible();

  await page.goto('/myaccount/payment');
  await expect(page.getByText('Visa ending in 3155')).toBeVisible();
  await page.getByRole('button', { name: 'Add card' }).click();
  await typeCard(page, '5555 5555 5555 4444');
  await page.waitForURL('**/myaccount/payment');
  // Told by the payment service, and shown without a reload.
  const paying = page.getByRole('listitem').filter({ hasText: 'Pays the plan' });
  await expect(paying).toContainText('Mastercard ending in 4444');
  await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(
    page.getByText('This card pays for your plan. Add another card first, then remove this one.'),
  ).toBeVisible();
  await expectAccessible(page);
});
