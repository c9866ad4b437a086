import { StyleSheet } from '@react-pdf/renderer';
import type { InvoiceStanding } from '@wayline/pages/invoice/invoice-words';
import { TEXT_FACE, TITLE_FACE } from '../../trip/itinerary/pdf/pdf-faces';

const INK = '#1c2326';
const QUIET = '#556160';
const LINE = '#d9d3c6';
const ALERT = '#9b2423';
const NOTICE = '#7a4b00';
const PAID = '#2e6b34';

/** Lengths in points. */
export const INVOICE_STYLES = StyleSheet.create({
  page: {
    paddingTop: 36,
    paddingBottom: 48,
    paddingHorizontal: 50,
    fontFamily: TEXT_FACE,
    fontSize: 9,
    lineHeight: 1.3,
    color: INK,
  },
  band: { position: 'absolute', top: 0, left: 0, right: 0, height: 6 },
  quiet: { color: QUIET },
  small: { fontSize: 8 },
  bold: { fontWeight: 600 },
  right: { textAlign: 'right' },

  house: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', columnGap: 24 },
  houseRight: { flexDirection: 'row-reverse' },
  houseCenter: { flexDirection: 'column', alignItems: 'center', rowGap: 6 },
  houseName: { fontFamily: TITLE_FACE, fontSize: 17, lineHeight: 1.2 },
  logo: { maxWidth: 240, objectFit: 'contain' },
  sender: { maxWidth: 240, fontSize: 8, color: QUIET },

  titleRow: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    columnGap: 24,
    marginTop: 12,
    marginBottom: 9,
  },
  named: { maxWidth: 260 },
  title: { fontFamily: TITLE_FACE, fontSize: 24, lineHeight: 1.15 },
  stamp: {
    alignSelf: 'flex-start',
    marginTop: 4,
    paddingTop: 4.5,
    paddingBottom: 2,
    paddingHorizontal: 10,
    borderWidth: 1.5,
    borderRadius: 4,
    fontSize: 10,
    fontWeight: 600,
  },
  draftStamp: { color: NOTICE, borderColor: NOTICE },
  canceledStamp: { color: ALERT, borderColor: ALERT },

  asked: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 20,
    paddingVertical: 7,
    paddingHorizontal: 14,
    borderLeftWidth: 3,
    backgroundColor: '#f6f4ee',
  },
  askedLabel: { fontWeight: 600 },
  askedLarge: { fontSize: 20, fontWeight: 600, lineHeight: 1.25 },
  askedWords: { fontFamily: TITLE_FACE, fontSize: 16, lineHeight: 1.3 },

  facts: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: 24,
    rowGap: 6,
    paddingTop: 3,
  },
  fact: { maxWidth: 240 },
  message: { marginTop: 10, paddingLeft: 10, borderLeftWidth: 2 },
  intro: { marginTop: 8 },

  lines: { marginTop: 10 },
  lineHead: {
    flexDirection: 'row',
    columnGap: 12,
    paddingBottom: 4,
    borderBottomWidth: 0.75,
    borderBottomColor: QUIET,
    fontSize: 8,
    color: QUIET,
  },
  row: { flexDirection: 'row', columnGap: 12, paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: LINE },
  grow: { flex: 1 },
  quantity: { width: 46, textAlign: 'right' },
  amount: { width: 84, textAlign: 'right' },
  day: { width: 110, color: QUIET },
  state: { width: 150 },
  paid: { color: PAID },
  overdue: { color: ALERT },
  partly_paid: { color: NOTICE },
  due: { color: QUIET },

  sums: { flexDirection: 'row', alignItems: 'flex-start', columnGap: 24, marginTop: 6 },
  totals: { width: 210 },
  total: { flexDirection: 'row', columnGap: 12, justifyContent: 'space-between', paddingVertical: 2 },
  inner: { fontSize: 8, color: QUIET },
  sum: { marginTop: 2, paddingVertical: 4, borderTopWidth: 0.75, borderTopColor: LINE, fontWeight: 600 },
  balance: { marginTop: 3, paddingTop: 5, borderTopWidth: 1.5, fontSize: 12, fontWeight: 600 },

  part: { marginTop: 9 },
  heading: { marginBottom: 2, fontFamily: TITLE_FACE, fontSize: 12, lineHeight: 1.3 },
  pay: { flex: 1 },
  payBox: {
    marginTop: 6,
    paddingVertical: 7,
    paddingHorizontal: 10,
    borderWidth: 0.75,
    borderColor: LINE,
    borderRadius: 4,
  },
  payFact: { flexDirection: 'row', columnGap: 8, paddingVertical: 0.5 },
  payName: { width: 104, color: QUIET },
  payWords: { marginTop: 4 },
  number: { letterSpacing: 0.4 },
  foot: { position: 'absolute', left: 50, right: 150, fontSize: 7.5, color: QUIET },
  pageNumber: { position: 'absolute', right: 50, fontSize: 7.5, color: QUIET },
});

/** The tone of what is asked for, where it isn't the accent of the agency. */
export const TONES: Partial<Record<InvoiceStanding, string>> = {
  overdue: ALERT,
  paid: PAID,
  draft: INK,
  canceled: INK,
};
