import { screen, within } from '@testing-library/react';
import { fakeFetch } from '../../testing/fake-fetch';
import { renderInApp } from '../../testing/render-in-app';
import { INVOICE, invoiceRow, LIST, ONE, TABLES } from './an-invoice.fixture';
import type { InvoiceRow, WholeInvoice } from './invoice-queries';
import { InvoicesPage } from './pages/invoices-page';

/** Opens an issued invoice over the list, in which its row differs by `row`; it has no links. `sent` is what was asked of the server. */
export const openInvoice = async (
  whole: WholeInvoice,
  answers: Parameters<typeof fakeFetch>[0] = {},
  row: Partial<InvoiceRow> = {},
) => {
  const sent = fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, [LIST]: { json: { invoices: [invoiceRow(row)], total: 1 } } },
    ...{ [`GET ${ONE}`]: { json: whole }, [`GET ${ONE}/links`]: { json: { links: [], payers: [] } } },
    ...answers,
  });
  renderInApp(<InvoicesPage />, { path: `/invoices?invoice=${INVOICE}` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
  return { sent, drawer };
};
