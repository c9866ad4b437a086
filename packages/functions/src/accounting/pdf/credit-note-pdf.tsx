import type { I18n } from '@lingui/core';
import { View } from '@react-pdf/renderer';
import { ACCENTS } from '@wayline/core/access/brand';
import type { ClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import { creditFacts, creditRows } from '@wayline/pages/invoice/credit-words';
import type { DocumentFaces } from '../../trip/itinerary/pdf/document-faces';
import { Paragraphs, Words } from '../../trip/itinerary/pdf/words';
import { Facts, House } from './invoice-pdf-head';
import { Lines, Totals } from './invoice-pdf-lines';
import { INVOICE_STYLES } from './invoice-pdf-styles';
import { toPages } from './line-pages';
import { Sheet, toPaper, Undrawn } from './pdf-sheet';

type Props = {
  i18n: I18n;
  note: ClientCreditNote;
  faces: DocumentFaces;
  hasUndrawn: boolean;
  logo: string | undefined;
};

/** What it is, of which invoice, and why. */
const Beginning = ({ i18n, note, accent, logo }: Pick<Props, 'i18n' | 'note' | 'logo'> & { accent: string }) => (
  <>
    <House house={note.house} accent={accent} logo={logo} />
    <View style={INVOICE_STYLES.titleRow}>
      <View style={INVOICE_STYLES.named}>
        <Words style={INVOICE_STYLES.title}>{i18n._('Credit note')}</Words>
        <Words style={INVOICE_STYLES.quiet}>{note.number}</Words>
      </View>
      <Facts facts={creditFacts(i18n, note)} />
    </View>
    <Paragraphs style={[INVOICE_STYLES.message, { borderLeftColor: accent }]}>{note.reason}</Paragraphs>
  </>
);

/** A credit note on paper, as an invoice looks. */
export const CreditNotePdf = ({ i18n, note, faces, hasUndrawn, logo }: Props) => {
  const accent = ACCENTS[note.house.accent].light;
  const pages = toPages(note.lines, note.reason);
  return toPaper({
    ...{ i18n, faces, title: `${i18n._('Credit note')} ${note.number}`, house: note.house },
    sheets: pages.map((lines, at) => (
      <Sheet key={String(at)} i18n={i18n} document={note} accent={accent}>
        {at === 0 && <Beginning i18n={i18n} note={note} accent={accent} logo={logo} />}
        <Lines i18n={i18n} invoice={note} lines={lines} />
        {at === pages.length - 1 && (
          <View style={INVOICE_STYLES.sums} wrap={false}>
            <View style={INVOICE_STYLES.pay} />
            <Totals accent={accent} rows={creditRows(i18n, note)} />
          </View>
        )}
        {at === pages.length - 1 && hasUndrawn && <Undrawn i18n={i18n} />}
      </Sheet>
    )),
  });
};
