import type { I18n } from '@lingui/core';
import { Text, View } from '@react-pdf/renderer';
import { ACCENTS } from '@wayline/core/access/brand';
import type { PrintedSlip } from '@wayline/core/areas/accounting/deposits/printed-slip';
import { countOf } from '@wayline/core/base/plural';
import { fullDate } from '@wayline/pages/format/day-text';
import { invoiceMoney } from '@wayline/pages/invoice/invoice-words';
import type { DocumentFaces } from '../../../trip/itinerary/pdf/document-faces';
import { Words } from '../../../trip/itinerary/pdf/words';
import { Facts, House } from '../../pdf/invoice-pdf-head';
import { INVOICE_STYLES } from '../../pdf/invoice-pdf-styles';
import { Sheet, toPaper, Undrawn } from '../../pdf/pdf-sheet';

type Part = { i18n: I18n; slip: PrintedSlip };
type Props = Part & { faces: DocumentFaces; hasUndrawn: boolean; logo: string | undefined };

/** What it is, of which day, and to which account. */
const Beginning = ({ i18n, slip, logo }: Part & Pick<Props, 'logo'>) => {
  const { number, day, account_name, taken_back_at } = slip;
  return (
    <>
      <House house={slip.house} accent={ACCENTS[slip.house.accent].light} logo={logo} />
      <View style={INVOICE_STYLES.titleRow}>
        <View style={INVOICE_STYLES.named}>
          <Words style={INVOICE_STYLES.title}>Deposit slip</Words>
          <Words style={INVOICE_STYLES.quiet}>{String(number)}</Words>
        </View>
        {taken_back_at && <Text style={[INVOICE_STYLES.stamp, INVOICE_STYLES.canceledStamp]}>Taken back</Text>}
        <Facts
          facts={[
            ['Deposited', fullDate(i18n, day)],
            ['Bank account', account_name],
          ]}
        />
      </View>
    </>
  );
};

/** The checks in the order in which they came. */
const Checks = ({ i18n, slip }: Part) => (
  <View style={INVOICE_STYLES.lines}>
    <View style={INVOICE_STYLES.lineHead} fixed>
      <Text style={INVOICE_STYLES.day}>Received</Text>
      <Text style={INVOICE_STYLES.grow}>From</Text>
      <Text style={INVOICE_STYLES.state}>Check number</Text>
      <Text style={INVOICE_STYLES.amount}>Amount</Text>
    </View>
    {slip.checks.map(({ payment_id, received_on, paid_by_name, confirmation_code = '', amount, bounced_on }) => (
      <View key={payment_id} style={INVOICE_STYLES.row} wrap={false}>
        <Text style={INVOICE_STYLES.day}>{fullDate(i18n, received_on)}</Text>
        <View style={INVOICE_STYLES.grow}>
          <Words style={INVOICE_STYLES.bold}>{paid_by_name}</Words>
          {bounced_on && (
            <Words style={[INVOICE_STYLES.small, INVOICE_STYLES.overdue]}>
              {`Sent back by the bank on ${fullDate(i18n, bounced_on)}`}
            </Words>
          )}
        </View>
        <View style={INVOICE_STYLES.state}>
          <Words>{confirmation_code}</Words>
        </View>
        <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, slip, amount)}</Words>
      </View>
    ))}
    <View style={[INVOICE_STYLES.row, INVOICE_STYLES.sum]} wrap={false}>
      <Text style={INVOICE_STYLES.grow}>{countOf(slip.checks.length, 'check')}</Text>
      <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, slip, slip.amount)}</Words>
    </View>
  </View>
);

/** A deposit slip on paper: the day, the account, its checks, and what they come to. */
export const DepositSlipPdf = ({ i18n, slip, faces, hasUndrawn, logo }: Props) => {
  const { house, number } = slip;
  const title = `Deposit slip ${number}`;
  return toPaper({
    ...{ i18n, faces, title, house },
    sheets: (
      <Sheet i18n={i18n} document={{ house, number: title, language: 'en' }} accent={ACCENTS[house.accent].light}>
        <Beginning i18n={i18n} slip={slip} logo={logo} />
        <Checks i18n={i18n} slip={slip} />
        {hasUndrawn && <Undrawn i18n={i18n} />}
      </Sheet>
    ),
  });
};
