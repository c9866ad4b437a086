import type { I18n } from '@lingui/core';
import { Image, Text, View } from '@react-pdf/renderer';
import type { ClientInvoice, InvoiceHouse } from '@wayline/core/areas/accounting/links/client-invoice';
import {
  getAsked,
  getInvoiceNumber,
  getInvoiceTitle,
  getStanding,
  invoiceFacts,
} from '@wayline/pages/invoice/invoice-words';
import { Paragraphs, Words } from '../../trip/itinerary/pdf/words';
import { INVOICE_STYLES, TONES } from './invoice-pdf-styles';

/** How high a logo is, in points. */
const HEIGHTS: Record<InvoiceHouse['logo']['size'], number> = { small: 24, medium: 36, large: 56 };
const PLACES = { left: {}, center: INVOICE_STYLES.houseCenter, right: INVOICE_STYLES.houseRight };

/** What each part of the paper is drawn of. */
export type Drawn = { invoice: ClientInvoice; accent: string };
type Part = Drawn & { i18n: I18n };

/** Whose invoice it is: its logo or its name, and who bills. */
export const House = ({ house, accent, logo }: { house: InvoiceHouse; accent: string; logo: string | undefined }) => {
  const { place, size } = house.logo;
  const textAlign = place === 'center' ? 'center' : place === 'right' ? 'left' : 'right';
  return (
    <View style={[INVOICE_STYLES.house, PLACES[place]]}>
      {logo ? (
        <Image
          src={{ data: Buffer.from(logo, 'base64'), format: 'png' }}
          style={[INVOICE_STYLES.logo, { height: HEIGHTS[size], objectPosition: place }]}
        />
      ) : (
        <Words style={[INVOICE_STYLES.houseName, { color: accent }]}>{house.name}</Words>
      )}
      {house.words.sender.trim() && (
        <View style={INVOICE_STYLES.sender}>
          <Paragraphs style={{ textAlign }}>{house.words.sender.trim()}</Paragraphs>
        </View>
      )}
    </View>
  );
};

/** The facts at the head of a document with their names. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <View style={INVOICE_STYLES.facts}>
    {facts.map(([name, value]) => (
      <View key={name} style={INVOICE_STYLES.fact}>
        <Text style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{name}</Text>
        <Words style={INVOICE_STYLES.bold}>{value}</Words>
      </View>
    ))}
  </View>
);

/** What it is called, with its number, whether it counts, and whom it is for. */
export const Title = ({ i18n, invoice }: Part) => {
  const number = getInvoiceNumber(i18n, invoice);
  return (
    <View style={INVOICE_STYLES.titleRow}>
      <View style={INVOICE_STYLES.named}>
        <Words style={INVOICE_STYLES.title}>{getInvoiceTitle(i18n, invoice)}</Words>
        {number && <Words style={INVOICE_STYLES.quiet}>{number}</Words>}
      </View>
      {invoice.state === 'draft' && (
        <Text style={[INVOICE_STYLES.stamp, INVOICE_STYLES.draftStamp]}>{i18n._('Draft')}</Text>
      )}
      {invoice.state === 'canceled' && (
        <Text style={[INVOICE_STYLES.stamp, INVOICE_STYLES.canceledStamp]}>{i18n._('Canceled')}</Text>
      )}
      <Facts facts={invoiceFacts(i18n, invoice)} />
    </View>
  );
};

/** What was asked for on the day that it was printed. */
export const AskedNow = ({ i18n, invoice, accent }: Part) => {
  const { label, large, notes } = getAsked(i18n, invoice);
  const color = TONES[getStanding(invoice)] ?? accent;
  return (
    <View style={[INVOICE_STYLES.asked, { borderLeftColor: color }]} wrap={false}>
      <View>
        {label && <Text style={[INVOICE_STYLES.askedLabel, { color }]}>{label}</Text>}
        <Words style={[label ? INVOICE_STYLES.askedLarge : INVOICE_STYLES.askedWords, { color }]}>{large}</Words>
      </View>
      <View style={INVOICE_STYLES.right}>
        {notes.map((note) => (
          <Words key={note}>{note}</Words>
        ))}
      </View>
    </View>
  );
};
