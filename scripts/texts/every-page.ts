import { ACCOUNTING_ERRORS } from '@wayline/core/areas/accounting/errors';
import { formatCalendar } from '@wayline/core/areas/trip/itinerary/calendar';
import { italy, italyBookings, italyInput } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { renderGatePage } from '@wayline/pages/gate/gate-document';
import {
  canceledInvoice,
  draftInvoice,
  elsewhereInvoice,
  italyInvoice,
  lateInvoice,
  paidInvoice,
} from '@wayline/pages/invoice/client-invoice.fixture';
import { renderInvoice, renderInvoiceGone, renderPayReview } from '@wayline/pages/invoice/invoice-document';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';
import { renderLanding } from '@wayline/pages/landing/landing-document';
import { toGoneWords } from '@wayline/pages/link-gone/gone-words';
import { renderCodeMail } from '@wayline/pages/mails/code-mail';
import { renderInvoiceMail } from '@wayline/pages/mails/invoice-mail';
import { renderPaymentFailedMail, renderReceiptMail } from '@wayline/pages/mails/receipt-mail';
import { renderRecoveryMail } from '@wayline/pages/mails/recovery-mail';
import { renderReminderMail } from '@wayline/pages/mails/reminder-mail';
import { renderShareMail } from '@wayline/pages/mails/share-mail';
import { PUBLIC_PAGES } from '@wayline/pages/public/pages';
import { renderPublicPage } from '@wayline/pages/public/public-document';
import { italyStatement } from '@wayline/pages/statement/printed-statement.fixture';
import { renderTripItineraries } from '@wayline/pages/trip/trip-document';
import { strFromU8, unzipSync } from 'fflate';
import { renderInvoicePdf } from '../../packages/functions/src/accounting/pdf/render-invoice-pdf';
import { renderStatementPdf } from '../../packages/functions/src/accounting/statement/pdf/render-statement-pdf';
import { readPdfText } from '../../packages/functions/src/trip/itinerary/pdf/pdf-text.fixture';
import { renderPdf } from '../../packages/functions/src/trip/itinerary/pdf/render-pdf';
import { renderWord } from '../../packages/functions/src/trip/itinerary/word/render-word';

const ORIGIN = 'https://wayline.example';
const URL = `${ORIGIN}/ti/${'a'.repeat(43)}`;
const itinerary = italy();
const { trip } = italyInput();

const shown = italy({ show_prices: true, ask_answers: true });

const invoices = {
  open: italyInvoice({ prices_include_tax: true }),
  late: lateInvoice({ revision: 2, part: 1 }),
  paid: paidInvoice(),
  elsewhere: elsewhereInvoice(),
  draft: draftInvoice(),
  canceled: canceledInvoice(),
};

const PAID = { by: 'card', currency: 'USD', amount: 182_194, fee: 6_195 } as const;
const BESIDE: Parameters<typeof renderInvoice>[1] = {
  ...{
    pdf: URL,
    under_way: [{ id: '1', currency: 'USD', amount: 1_000, day: '2026-11-28' }],
    news: { kind: 'failed', currency: 'USD', amount: 1_000 },
  },
  form: {
    offer: { next: 1_000, rest: 2_000, least: 50, ways: [{ by: 'card', fee_rate: '3.4' }, { by: 'bank' }] },
    action: URL,
  },
};
const receipt = {
  invoice: invoices.open,
  paid: PAID,
  day: '2026-11-28',
  name: 'Ana',
  words: { greeting: '' },
  origin: ORIGIN,
};

/** What a client gets beside pages and mails, as plain text. */
const everyPaper = async (): Promise<Record<string, string>> => ({
  PDF: readPdfText(await renderPdf(shown)),
  'PDF of an invoice': readPdfText(await renderInvoicePdf(invoices.late)),
  'PDF of a statement of account': readPdfText(await renderStatementPdf(italyStatement({ is_partial: true }))),
  'Word document': strFromU8(unzipSync(await renderWord(shown))['word/document.xml'] ?? new Uint8Array()),
  calendar: formatCalendar(shown, { url: URL, sequence: 1 })
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .flatMap((line) => /^(?:SUMMARY|DESCRIPTION).*?:(.*)/.exec(line)?.[1]?.split('\\n') ?? [])
    .join('<br>')
    .replaceAll('\\', ''),
});

/** Pages, mails and papers that are made without the app, by what they are, and what somebody has typed for them. */
export const everyPage = async (): Promise<{ pages: Record<string, string>; typed: unknown }> => ({
  pages: {
    landing: renderLanding(ORIGIN),
    itinerary: renderItinerary(itinerary),
    'itinerary with prices and questions': renderItinerary(shown),
    'gate of an itinerary': renderGatePage({ company: shown.company.name, advisor: shown.advisor.name }),
    'itineraries of a trip': renderTripItineraries(shown.trip_name, [{ published: shown, href: URL }]),
    ...Object.fromEntries(
      Object.entries(invoices).map(([state, invoice]) => [`${state} invoice`, renderInvoice(invoice, BESIDE)]),
    ),
    'what is about to be paid': renderPayReview({ invoice: invoices.open, paid: PAID, pay_url: URL, back: URL }),
    'invoice that is gone': renderInvoiceGone(toGoneWords(ACCOUNTING_ERRORS['invoice_link.gone'], 'en')),
    ...(await everyPaper()),
    ...Object.fromEntries(
      PUBLIC_PAGES.map((page) => [
        page.path,
        renderPublicPage(page, { origin: ORIGIN, contact: 'hello@wayline.example' }),
      ]),
    ),
    'mail with a code': renderCodeMail({ kind: 'confirmation', code: '123456', name: 'Ana' }).html,
    'mail of a recovery code': renderRecoveryMail({ left: 1, url: ORIGIN }).html,
    'mail with a link': renderShareMail({ itinerary, url: URL, name: 'Ana', message: 'Ana', asksCode: true }).html,
    'mail of an invoice': renderInvoiceMail({
      ...{ invoice: invoices.open, url: URL, advisor: 'Ana', message: 'Ana' },
      words: { greeting: '', closing: '' },
    }).html,
    'receipt of a payment': renderReceiptMail(receipt).html,
    'mail of a payment that failed': renderPaymentFailedMail(receipt).html,
    'mail of a reminder to a client': renderReminderMail({ booking: italyBookings[0], trip, message: '' } as never)
      .html,
    'mail of a reminder': renderReminderMail({
      booking: italyBookings[0],
      trip,
      message: '',
      trip_url: ORIGIN,
    } as never).html,
  },
  typed: [itinerary, italyBookings, trip, invoices, 'Ana'],
});
