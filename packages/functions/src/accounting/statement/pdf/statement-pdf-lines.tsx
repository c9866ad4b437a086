import type { I18n } from '@lingui/core';
import { Text, View } from '@react-pdf/renderer';
import type { PrintedStatement } from '@wayline/core/areas/accounting/statement/printed-statement';
import { fullDate } from '@wayline/pages/format/day-text';
import { invoiceMoney } from '@wayline/pages/invoice/invoice-words';
import { agingRows, statementLineWords } from '@wayline/pages/statement/statement-words';
import { Words } from '../../../trip/itinerary/pdf/words';
import { INVOICE_STYLES } from '../../pdf/invoice-pdf-styles';

type Part = { i18n: I18n; statement: PrintedStatement };

/** What was owed at a day: where the account begins and ends. */
export const BalanceRow = ({
  i18n,
  statement,
  name,
  day,
  balance,
}: Part & { name: string; day: string; balance: number }) => (
  <View style={INVOICE_STYLES.row} wrap={false}>
    <Text style={INVOICE_STYLES.day}>{fullDate(i18n, day)}</Text>
    <Text style={[INVOICE_STYLES.grow, INVOICE_STYLES.bold]}>{name}</Text>
    <Words style={[INVOICE_STYLES.amount, INVOICE_STYLES.bold]}>{invoiceMoney(i18n, statement, balance)}</Words>
  </View>
);

/** The heads of the columns, again on each page on which the account goes on. */
export const LineHeads = ({ i18n }: Pick<Part, 'i18n'>) => (
  <View style={INVOICE_STYLES.lineHead} fixed>
    <Text style={INVOICE_STYLES.day}>{i18n._('Date')}</Text>
    <Text style={INVOICE_STYLES.grow}>{i18n._('Description')}</Text>
    <Text style={INVOICE_STYLES.amount}>{i18n._('Amount')}</Text>
    <Text style={INVOICE_STYLES.amount}>{i18n._('Balance')}</Text>
  </View>
);

/** What happened, with what was owed after it. */
export const Lines = ({ i18n, statement, lines }: Part & Pick<PrintedStatement, 'lines'>) =>
  lines.map((line) => {
    const { title, detail } = statementLineWords(i18n, line);
    return (
      <View key={line.entry_id} style={INVOICE_STYLES.row} wrap={false}>
        <Text style={INVOICE_STYLES.day}>{fullDate(i18n, line.day)}</Text>
        <View style={INVOICE_STYLES.grow}>
          <Words style={INVOICE_STYLES.bold}>{title}</Words>
          {detail && <Words style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{detail}</Words>}
        </View>
        <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, statement, line.amount)}</Words>
        <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, statement, line.balance)}</Words>
      </View>
    );
  });

/** The invoices in its currency that are open today, with what is due when and how old it is; nothing where none is. */
export const OpenInvoices = ({ i18n, statement }: Part) => {
  const open = statement.open_invoices.filter(({ currency }) => currency === statement.currency);
  if (open.length === 0) return null;
  return (
    <View style={INVOICE_STYLES.part}>
      <Text style={INVOICE_STYLES.heading} minPresenceAhead={40}>
        {i18n._('Open invoices on {day}', { day: fullDate(i18n, statement.today) })}
      </Text>
      {open.map((invoice) => (
        <View key={invoice.id} style={INVOICE_STYLES.row} wrap={false}>
          <View style={INVOICE_STYLES.grow}>
            <Words style={INVOICE_STYLES.bold}>{invoice.number}</Words>
            <Words style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{invoice.trip_name}</Words>
          </View>
          <Words style={[INVOICE_STYLES.state, INVOICE_STYLES[invoice.overdue > 0 ? 'overdue' : 'due']]}>
            {invoice.overdue > 0
              ? i18n._('due since {day}', { day: fullDate(i18n, invoice.due_day) })
              : i18n._('due {day}', { day: fullDate(i18n, invoice.due_day) })}
          </Words>
          <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, statement, invoice.open)}</Words>
        </View>
      ))}
      <View style={[INVOICE_STYLES.row, INVOICE_STYLES.part]} wrap={false}>
        {agingRows(i18n, statement).map(({ key, name, amount }) => (
          <View key={key} style={INVOICE_STYLES.grow}>
            <Text style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{name}</Text>
            <Words style={INVOICE_STYLES.bold}>{amount}</Words>
          </View>
        ))}
      </View>
    </View>
  );
};
