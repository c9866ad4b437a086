import { I18nProvider } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { createElement, type ReactNode } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument, type PageHead } from '../document/html-document';
import { GonePage } from '../link-gone/gone-page';
import type { GoneWords } from '../link-gone/gone-words';
import { clientSpeaker } from '../texts';
import { type Beside, InvoicePage } from './invoice-page';
import { type PayReview, PayReviewPage } from './pay-review';
import { type StopReminders, StopRemindersPage } from './stop-reminders';

type Titled = Pick<PageHead, 'language' | 'title' | 'description'>;
const documentOf = (head: Titled, body: ReactNode): string =>
  htmlDocument(
    { ...head, style: ASSETS.invoiceStyle, hidden: true },
    createElement(I18nProvider, { i18n: clientSpeaker(head.language) }, body),
  );

/** An invoice as a complete page, with what stands beside it. What a chat shows of a link names the agency alone. */
export const renderInvoice = (invoice: ClientInvoice, beside: Beside): string => {
  const { language, house } = invoice;
  const i18n = clientSpeaker(language);
  const title = i18n._('Invoice from {company}', { company: house.name });
  const description = i18n._('See what’s due, and how to pay.');
  return documentOf({ language, title, description }, createElement(InvoicePage, { invoice, beside }));
};

/** What somebody is about to pay, before they go to where they do. */
export const renderPayReview = (review: PayReview): string => {
  const { language } = review.invoice;
  const i18n = clientSpeaker(language);
  const title = i18n._('Check your payment');
  return documentOf({ language, title, description: '' }, createElement(PayReviewPage, review));
};

/** Where a client says that they don’t want to be reminded, or is told that they aren’t. */
export const renderStopReminders = (stop: StopReminders): string => {
  const { language } = stop;
  const i18n = clientSpeaker(language);
  const title = i18n._('Payment reminders');
  return documentOf({ language, title, description: '' }, createElement(StopRemindersPage, stop));
};

/** The page of a link that opens no invoice any more. */
export const renderInvoiceGone = (words: readonly GoneWords[]): string => {
  const [first] = words;
  return documentOf(
    { language: first?.language, title: first?.title ?? '', description: first?.message ?? '' },
    createElement(GonePage, { words }),
  );
};
