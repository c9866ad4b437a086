import type { I18n } from '@lingui/core';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import type { ReactNode } from 'react';
import { type DocumentFaces, FacesOfDocument } from '../../trip/itinerary/pdf/document-faces';
import { UNDRAWN } from '../../trip/itinerary/pdf/printable';
import { Words } from '../../trip/itinerary/pdf/words';
import { INVOICE_STYLES } from './invoice-pdf-styles';

/**
 * The paper that those who read a language have at home, and how far down its foot is, in points: the renderer can't place what is counted
 * at the end from below.
 */
const PAPER: Record<ClientLanguage, { size: 'LETTER' | 'A4'; foot: number }> = {
  en: { size: 'LETTER', foot: 754 },
  es: { size: 'A4', foot: 804 },
};

type Props = {
  i18n: I18n;
  document: Pick<ClientInvoice, 'house' | 'number' | 'language'>;
  accent: string;
  children: ReactNode;
};

/** What is on every page: whose document it is, and which page of how many. */
export const Sheet = ({ i18n, document, accent, children }: Props) => {
  const { house, number, language } = document;
  const { size, foot: top } = PAPER[language];
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

/** That some letters of a document couldn't be drawn. */
export const Undrawn = ({ i18n }: { i18n: I18n }) => (
  <Text style={[INVOICE_STYLES.part, INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>
    {i18n._('{mark} stands for letters that this document can’t print. The invoice shows them online.', {
      mark: UNDRAWN,
    })}
  </Text>
);

type Paper = Pick<Props, 'i18n'> & {
  title: string;
  house: ClientInvoice['house'];
  faces: DocumentFaces;
  sheets: ReactNode;
};
/** A document of its sheets. The renderer wants this very element, so that it is called and never drawn as a component. */
export const toPaper = ({ i18n, title, house, faces, sheets }: Paper) => (
  <Document title={title} author={house.name} creator="Wayline" producer="Wayline" language={i18n.locale}>
    <FacesOfDocument value={faces}>{sheets}</FacesOfDocument>
  </Document>
);
