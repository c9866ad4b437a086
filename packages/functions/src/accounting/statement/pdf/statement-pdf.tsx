import type { I18n } from '@lingui/core';
import { Text, View } from '@react-pdf/renderer';
import { ACCENTS } from '@wayline/core/access/brand';
import type { PrintedStatement } from '@wayline/core/areas/accounting/statement/printed-statement';
import { statementBalance, statementFacts } from '@wayline/pages/statement/statement-words';
import type { DocumentFaces } from '../../../trip/itinerary/pdf/document-faces';
import { UNDRAWN } from '../../../trip/itinerary/pdf/printable';
import { Words } from '../../../trip/itinerary/pdf/words';
import { Facts, House } from '../../pdf/invoice-pdf-head';
import { INVOICE_STYLES } from '../../pdf/invoice-pdf-styles';
import { Sheet, toPaper } from '../../pdf/pdf-sheet';
import { toStatementPages } from './statement-pages';
import { BalanceRow, LineHeads, Lines, OpenInvoices } from './statement-pdf-lines';

type Part = { i18n: I18n; statement: PrintedStatement; accent: string };
type Props = {
  i18n: I18n;
  statement: PrintedStatement;
  faces: DocumentFaces;
  /** Whether some of its letters couldn't be drawn. */
  hasUndrawn: boolean;
  logo: string | undefined;
};

const Beginning = ({ i18n, statement, accent, logo }: Part & Pick<Props, 'logo'>) => {
  const { label, large } = statementBalance(i18n, statement);
  return (
    <>
      <House house={statement.house} accent={accent} logo={logo} />
      <View style={INVOICE_STYLES.titleRow}>
        <View style={INVOICE_STYLES.named}>
          <Words style={INVOICE_STYLES.title}>{i18n._('Statement of account')}</Words>
          <Words style={INVOICE_STYLES.quiet}>{statement.currency}</Words>
        </View>
        <Facts facts={statementFacts(i18n, statement)} />
      </View>
      <View style={[INVOICE_STYLES.asked, { borderLeftColor: accent }]} wrap={false}>
        <View>
          <Text style={[INVOICE_STYLES.askedLabel, { color: accent }]}>{label}</Text>
          <Words style={[INVOICE_STYLES.askedLarge, { color: accent }]}>{large}</Words>
        </View>
      </View>
    </>
  );
};

const Notes = ({ i18n, statement, hasUndrawn }: Part & Pick<Props, 'hasUndrawn'>) => {
  const notes = [
    statement.is_partial && i18n._('This statement leaves out what another advisor looks after.'),
    hasUndrawn && i18n._('{mark} stands for letters that this document can’t print.', { mark: UNDRAWN }),
  ];
  return notes.map(
    (note) =>
      note && (
        <Text key={note} style={[INVOICE_STYLES.part, INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>
          {note}
        </Text>
      ),
  );
};

/** The statement of account of a client on paper: what they owed, what happened, what they owe, and what is open. */
export const StatementPdf = ({ i18n, statement, faces, hasUndrawn, logo }: Props) => {
  const { house, language, client, from, to, opening, closing } = statement;
  const part = { i18n, statement, accent: ACCENTS[house.accent].light };
  const title = i18n._('Statement of account');
  const pages = toStatementPages(statement.lines);
  return toPaper({
    ...{ i18n, faces, title: `${title} ${client.name}`, house: house },
    sheets: pages.map((lines, at) => (
      <Sheet key={String(at)} {...part} document={{ house, language, number: client.name }}>
        {at === 0 && <Beginning {...part} logo={logo} />}
        <View style={INVOICE_STYLES.lines}>
          <LineHeads i18n={i18n} />
          {at === 0 && <BalanceRow {...part} name={i18n._('Opening balance')} day={from} balance={opening} />}
          <Lines {...part} lines={lines} />
          {at === pages.length - 1 && (
            <BalanceRow {...part} name={i18n._('Closing balance')} day={to} balance={closing} />
          )}
        </View>
        {at === pages.length - 1 && (
          <>
            <OpenInvoices {...part} />
            <Notes {...part} hasUndrawn={hasUndrawn} />
          </>
        )}
      </Sheet>
    )),
  });
};
