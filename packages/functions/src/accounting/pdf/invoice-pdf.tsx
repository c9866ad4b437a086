import type { I18n } from '@lingui/core';
import { View } from '@react-pdf/renderer';
import { ACCENTS } from '@wayline/core/access/brand';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { getInvoiceNumber, getInvoiceTitle, totalRows } from '@wayline/pages/invoice/invoice-words';
import type { ComponentProps } from 'react';
import type { DocumentFaces } from '../../trip/itinerary/pdf/document-faces';
import { Paragraphs } from '../../trip/itinerary/pdf/words';
import { AskedNow, type Drawn, House, Title } from './invoice-pdf-head';
import { isShort, Lines, Totals } from './invoice-pdf-lines';
import { Credits, HowToPay, linesOf, Payments, Plan, Terms } from './invoice-pdf-payments';
import { INVOICE_STYLES } from './invoice-pdf-styles';
import { toLinePages } from './line-pages';
import { Sheet, toPaper, Undrawn } from './pdf-sheet';

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

const Beginning = ({ logo, ...part }: Part & { logo: string | undefined }) => {
  const { invoice, accent } = part;
  return (
    <>
      <House house={invoice.house} accent={accent} logo={logo} />
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
        <Totals accent={part.accent} rows={totalRows(i18n, invoice)} />
      </View>
      <Plan {...part} />
      <Credits {...part} />
      <Payments {...part} />
      <Terms {...part} />
      <Typed text={words.foot} style={[INVOICE_STYLES.part, INVOICE_STYLES.small, INVOICE_STYLES.quiet]} />
      {hasUndrawn && <Undrawn i18n={i18n} />}
    </>
  );
};

/** An invoice on paper, with all that its page has. */
export const InvoicePdf = ({ i18n, invoice, faces, hasUndrawn, logo }: Props) => {
  const part = { i18n, invoice, accent: ACCENTS[invoice.house.accent].light };
  const named = [getInvoiceTitle(i18n, invoice), getInvoiceNumber(i18n, invoice)].filter(Boolean).join(' ');
  const pages = toLinePages(invoice);
  return toPaper({
    ...{ i18n, faces, title: named, house: invoice.house },
    sheets: pages.map((lines, at) => (
      <Sheet key={String(at)} {...part} document={invoice}>
        {at === 0 && <Beginning {...part} logo={logo} />}
        <Lines {...part} lines={lines} />
        {at === pages.length - 1 && <Ending {...part} hasUndrawn={hasUndrawn} />}
      </Sheet>
    )),
  });
};
