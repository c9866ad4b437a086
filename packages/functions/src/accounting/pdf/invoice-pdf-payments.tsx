import type { I18n } from '@lingui/core';
import { Text, View } from '@react-pdf/renderer';
import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';
import { fullDate } from '@wayline/pages/format/day-text';
import {
  billedName,
  dueStateText,
  getShownPlan,
  howToPay,
  invoiceMoney,
  methodText,
} from '@wayline/pages/invoice/invoice-words';
import type { ReactNode } from 'react';
import { Paragraphs, Words } from '../../trip/itinerary/pdf/words';
import type { Drawn } from './invoice-pdf-head';
import { INVOICE_STYLES } from './invoice-pdf-styles';

type Part = Drawn & { i18n: I18n };

/** Links can't be pressed on paper, so they are written out. */
export const linesOf = (text: string): string => plainLines(text).join('\n');

const Headed = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={INVOICE_STYLES.part}>
    <Text style={INVOICE_STYLES.heading} minPresenceAhead={30}>
      {title}
    </Text>
    {children}
  </View>
);

/** What is asked for by which day, and what became of it. */
export const Plan = ({ i18n, invoice }: Part) => {
  const plan = getShownPlan(invoice);
  if (plan.length === 0) return null;
  return (
    <Headed title={i18n._('Payment schedule')}>
      {plan.map((due) => (
        <View key={due.id} style={INVOICE_STYLES.row} wrap={false}>
          <Words style={[INVOICE_STYLES.grow, INVOICE_STYLES.bold]}>{billedName(i18n, due.name)}</Words>
          <Text style={INVOICE_STYLES.day}>{fullDate(i18n, due.due_day)}</Text>
          <Words style={[INVOICE_STYLES.state, INVOICE_STYLES[due.state]]}>{dueStateText(i18n, invoice, due)}</Words>
          <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, invoice, due.amount)}</Words>
        </View>
      ))}
    </Headed>
  );
};

/** What was taken back, and why. */
export const Credits = ({ i18n, invoice }: Part) =>
  invoice.credit_notes.length === 0 ? null : (
    <Headed title={i18n._('Credit notes')}>
      {invoice.credit_notes.map(({ id, number, day, reason, amount }) => (
        <View key={id} style={INVOICE_STYLES.row} wrap={false}>
          <View style={INVOICE_STYLES.grow}>
            <Words style={INVOICE_STYLES.bold}>{number}</Words>
            <Paragraphs style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{reason}</Paragraphs>
          </View>
          <Text style={INVOICE_STYLES.day}>{fullDate(i18n, day)}</Text>
          <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, invoice, -amount)}</Words>
        </View>
      ))}
    </Headed>
  );

export const Payments = ({ i18n, invoice }: Part) =>
  invoice.payments.length === 0 ? null : (
    <Headed title={i18n._('Payments received')}>
      {invoice.payments.map((payment) => (
        <View key={payment.id} style={INVOICE_STYLES.row} wrap={false}>
          <Words style={[INVOICE_STYLES.grow, INVOICE_STYLES.bold]}>{methodText(i18n, payment)}</Words>
          <Text style={INVOICE_STYLES.day}>{fullDate(i18n, payment.received_on)}</Text>
          <Words style={INVOICE_STYLES.amount}>{invoiceMoney(i18n, invoice, payment.amount)}</Words>
        </View>
      ))}
    </Headed>
  );

/** How somebody pays, as far as the agency has filled it in. */
export const HowToPay = ({ i18n, invoice }: Part) => {
  const { facts, words } = howToPay(i18n, invoice);
  if (facts.length === 0 && !words.trim()) return null;
  return (
    <View style={INVOICE_STYLES.payBox}>
      <Text style={INVOICE_STYLES.heading}>{i18n._('How to pay')}</Text>
      {facts.map(({ name, value, isNumber }) => (
        <View key={name} style={INVOICE_STYLES.payFact}>
          <Text style={INVOICE_STYLES.payName}>{name}</Text>
          <View style={INVOICE_STYLES.grow}>
            <Paragraphs style={isNumber ? [INVOICE_STYLES.bold, INVOICE_STYLES.number] : INVOICE_STYLES.bold}>
              {value}
            </Paragraphs>
          </View>
        </View>
      ))}
      {words.trim() && <Paragraphs style={INVOICE_STYLES.payWords}>{linesOf(words)}</Paragraphs>}
    </View>
  );
};

export const Terms = ({ i18n, invoice }: Part) => {
  const { terms } = invoice.house.words;
  return terms.trim() ? (
    <Headed title={i18n._('Terms and conditions')}>
      <Paragraphs style={[INVOICE_STYLES.small, INVOICE_STYLES.quiet]}>{linesOf(terms)}</Paragraphs>
    </Headed>
  ) : null;
};
