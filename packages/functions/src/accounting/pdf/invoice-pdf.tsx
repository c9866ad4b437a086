import type { I18n } from '@lingui/core';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import { ACCENTS } from '@wayline/core/access/brand';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { getInvoiceNumber, getInvoiceTitle } from '@wayline/pages/invoice/invoice-words';
import type { ComponentProps, ReactNode } from 'react';
import { type DocumentFaces, FacesOfDocument } from '../../trip/itinerary/pdf/document-faces';
import { UNDRAWN } from '../../trip/itinerary/pdf/printable';
import { Paragraphs, Words } from '../../trip/itinerary/pdf/words';
import { AskedNow, type Drawn, House, Title } from './invoice-pdf-head';
import { isShort, Lines, Totals } from './invoice-pdf-lines';
import { HowToPay, linesOf, Payments, Plan, Terms } from './invoice-pdf-payments';
import { INVOICE_STYLES } from './invoice-pdf-styles';
import { toLinePages } from './line-pages';

/**
 * The paper that those who read a language have at home, and how far down its foot is, in points: the renderer can't place what is counted
 * at the end from below.
 */
const PAPER: Record<ClientLanguage, { size: 'LETTER' | 'A4'; foot: number }> = {
  en: { size: 'LETTER', foot: 754 },
  es: { size: 'A4', foot: 804 },
};

type Part = Drawn & { i18n: I18n };
type Props = {
  i18n: I18n;
  invoice: ClientInvoice;
  faces: DocumentFaces;
  /** Whether some of its letters couldn't be drawn. */
  hasUndrawn: boolean;
  logo: string | undefined;
};

type Typed = { text: string | undefined; style: ComponentProps<typeof Paragraphs>['style'] };
const Typed = ({ text, style }: Typed) =>
  text?.trim() ? <Paragraphs style={style}>{linesOf(text)}</Paragraphs> : null;

/** What is on every page: whose invoice it is, and which page of how many. */
const Sheet = ({ i18n, invoice, accent, children }: Part & { children: ReactNode }) => {
  const { house, number } = invoice;
  const { size, foot: top } = PAPER[invoice.language];
  return (
    <Page size={size} style={INVOICE_STYLES.page}>
      <View style={[INVOICE_STYLES.band, { backgroundColor: accent }]} fixed />
      <Text style={[INVOICE_STYLES.foot, { top }]} fixed>
        <Words direction="ltr">{[house.name, house.contact, number].filter(Boolean).join(' · ')}</Words>
      </Text>
      <Text
        style={[INVOICE_STYLES.pageNumber, { top }]}
        fixed
        render={({ pageNumber, totalPages }) =>
          i18n._('Page {page} of {pages}', { page: pageNumber, pages: totalPages })
        }
      />
      {children}
    </Page>
  );
};

const Beginning = (part: Part & { logo: string | undefined }) => {
  const { invoice, accent } = part;
  return (
    <>
      <House {...part} />
      <Title {...part} />
      <AskedNow {...part} />
      <Typed text={invoice.message} style={[INVOICE_STYLES.message, { borderLeftColor: accent }]} />
      <Typed text={invoice.house.words.intro} style={INVOICE_STYLES.intro} />
    </>
  );
};

const Ending = ({ hasUndrawn, ...part }: Part & Pick<Props, 'hasUndrawn'>) => {
  const { i18n, invoice } = part;
  const { how_to_pay, words } = invoice.house;
  return (
    <>
      <View style={INVOICE_STYLES.sums} wrap={!isShort(how_to_pay.words)}>
        <View style={INVOICE_STYLES.pay}>
          <HowToPay {...part} />
        </View>
        <Totals {...part} />
      </View>
      <Plan {...part} />
      <Payments {...part} />
      <Terms {...part} />
      <Typed text={words.foot} style={[INVOICE_STYLES.part, INVOICE_STYLES.small, INVOICE_STYLES.quiet]} />
      {hasUndrawn && (
        <Text style={[INVOICE_STYLES.part, INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>
          {i18n._('{mark} stands for letters that this document can’t print. The invoice shows them online.', {
            mark: UNDRAWN,
          })}
        </Text>
      )}
    </>
  );
};

/** An invoice on paper, with all that its page has. */
export const InvoicePdf = ({ i18n, invoice, faces, hasUndrawn, logo }: Props) => {
  const part = { i18n, invoice, accent: ACCENTS[invoice.house.accent].light };
  const named = [getInvoiceTitle(i18n, invoice), getInvoiceNumber(i18n, invoice)].filter(Boolean).join(' ');
  const pages = toLinePages(invoice);
  return (
    <Document title={named} author={invoice.house.name} creator="Wayline" producer="Wayline" language={i18n.locale}>
      <FacesOfDocument value={faces}>
        {pages.map((lines, at) => (
          <Sheet key={String(at)} {...part}>
            {at === 0 && <Beginning {...part} logo={logo} />}
            <Lines {...part} lines={lines} />
            {at === pages.length - 1 && <Ending {...part} hasUndrawn={hasUndrawn} />}
          </Sheet>
        ))}
      </FacesOfDocument>
    </Document>
  );
};
