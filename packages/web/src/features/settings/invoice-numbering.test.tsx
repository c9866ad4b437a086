import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSetting, press } from './open-setting.fixture';
import { InvoiceNumberingPage } from './pages/invoice-numbering-page';

const fill = async (name: string, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(name);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the numbers of invoices', () => {
  it('are shown as they will look while they are typed', async () => {
    const page = openSetting('invoice_numbering', <InvoiceNumberingPage />, {});
    await fill('Invoices begin with', 'HV');
    await fill('First number', '2043');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Start again each year, with the year in the number' }));
    expect(screen.getByText('Invoices look like HV-02043, credit notes like CN-00001.')).toBeDefined();
    await press('Save');
    await waitFor(() =>
      expect(page.saved()).toMatchObject([{ invoice_prefix: 'HV', first_invoice: 2043, by_year: false }]),
    );
  });
});
