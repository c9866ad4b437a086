import type { I18n } from '@lingui/core';
import { Text, View } from '@react-pdf/renderer';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { billedName, invoiceMoney, type TotalRow } from '@wayline/pages/invoice/invoice-words';
import { Paragraphs, Words } from '../../trip/itinerary/pdf/words';
import { INVOICE_STYLES } from './invoice-pdf-styles';

type Part = { i18n: I18n; invoice: Pick<ClientInvoice, 'lines' | 'currency'> };

/** What stays together on a page: a longer detail goes on on the next one. */
export const isShort = (detail = ''): boolean => detail.length < 800 && detail.split('\n').length < 12;

type OfLine = Part & { line: ClientInvoice['lines'][number]; hasCounts: boolean };

const Line = ({ i18n, invoice, line, hasCounts }: OfLine) => {
  const { title, detail, quantity, unit_price, amount, at_supplier } = line;
  return (
    <View style={INVOICE_STYLES.row} wrap={!isShort(detail)}>
      <View style={INVOICE_STYLES.grow}>
        <Words style={INVOICE_STYLES.bold}>{billedName(i18n, title)}</Words>
        {detail && <Paragraphs style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{detail}</Paragraphs>}
        {at_supplier && (
          <Text style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{i18n._('Paid to the supplier')}</Text>
        )}
      </View>
      {hasCounts && <Text style={INVOICE_STYLES.quantity}>{String(quantity)}</Text>}
      {hasCounts && <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, invoice, unit_price)}</Words>}
      <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, invoice, amount)}</Words>
    </View>
  );
};

/** What is billed; each page on which it goes on begins with the heads of its columns. */
export const Lines = ({ lines, ...part }: Part & Pick<ClientInvoice, 'lines'>) => {
  const { i18n, invoice } = part;
  if (lines.length === 0) return null;
  const hasCounts = invoice.lines.some(({ quantity }) => quantity > 1);
  return (
    <View style={INVOICE_STYLES.lines}>
      <View style={INVOICE_STYLES.lineHead} fixed>
        <Text style={INVOICE_STYLES.grow}>{i18n._('Description')}</Text>
        {hasCounts && <Text style={INVOICE_STYLES.quantity}>{i18n._('Quantity')}</Text>}
        {hasCounts && <Text style={INVOICE_STYLES.amount}>{i18n._('Price')}</Text>}
        <Text style={INVOICE_STYLES.amount}>{i18n._('Amount')}</Text>
      </View>
      {lines.map((line) => (
        <Line key={line.id} {...part} line={line} hasCounts={hasCounts} />
      ))}
    </View>
  );
};

type Summed = { accent: string; rows: readonly TotalRow[] };
/** What it comes to, row by row. */
export const Totals = ({ rows, accent }: Summed) => {
  const styles = {
    inner: INVOICE_STYLES.inner,
    sum: INVOICE_STYLES.sum,
    due: [INVOICE_STYLES.balance, { color: accent, borderTopColor: accent }],
  };
  return (
    <View style={INVOICE_STYLES.totals}>
      {rows.map(({ key, name, amount, kind }) => (
        <View key={key} style={[INVOICE_STYLES.total, kind ? styles[kind] : {}].flat()}>
          <Words style={INVOICE_STYLES.grow}>{name}</Words>
          <Words>{amount}</Words>
        </View>
      ))}
    </View>
  );
};
