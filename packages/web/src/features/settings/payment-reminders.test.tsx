import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSetting, press } from './open-setting.fixture';
import { PaymentRemindersPage } from './pages/payment-reminders-page';

const COUNT = 'GET /services/book/api/v1/payment_reminders';
const openReminders = async (kept: object = {}) => {
  const page = openSetting('payment_reminders', <PaymentRemindersPage />, {
    kept,
    answers: { [COUNT]: { json: { invoices: 3 } } },
  });
  await screen.findByRole('checkbox', { name: 'Send payment reminders' });
  return page;
};
const whens = () =>
  screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Reminder \d$/ }).map(({ value }) => value);

describe('the settings of payment reminders', () => {
  it('begin off, with four reminders, and say what turning them on does', async () => {
    const { saved, bodies } = await openReminders();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send payment reminders' }).checked).toBe(false);
    expect(whens()).toEqual(['before', 'on', 'after', 'after']);
    expect(bodies(COUNT)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send payment reminders' }));
    await screen.findByText(/You have 3 open invoices now\./);
    await userEvent.type(screen.getByRole('textbox', { name: 'Added to each reminder' }), 'Call us anytime.');
    within(screen.getByRole('complementary', { name: 'What a client gets' })).getByText('Call us anytime.');
    await press('Save');
    expect(saved()).toMatchObject([{ sends: true, time: '09:00', words: 'Call us anytime.' }]);
  });

  it('take reminders out and add them, up to six', async () => {
    const { saved } = await openReminders({ sends: true });
    await press('Remove reminder 1');
    for (let more = 0; more < 3; more += 1) await press('Add a reminder');
    expect(whens()).toEqual(['on', 'after', 'after', 'after', 'after', 'after']);
    expect(screen.queryByRole('button', { name: 'Add a reminder' })).toBeNull();
    for (const at of [6, 5]) await press(`Remove reminder ${at}`);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reminder 2' }), 'before');
    await press('Save');
    expect(saved()).toMatchObject([
      {
        rules: [{ when: 'on' }, { when: 'before', days: 3 }, { when: 'after', days: 10 }, { when: 'after', days: 14 }],
      },
    ]);
  });

  it('keep at least one reminder', async () => {
    await openReminders({ rules: [{ when: 'on', days: 1 }] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove reminder 1' }).disabled).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Days' })).toBeNull();
  });
});
