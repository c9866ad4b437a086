import { StyleSheet } from '@react-pdf/renderer';
import { ACCENTS } from '@wayline/core/access/brand';
import { TEXT_FACE, TITLE_FACE } from './pdf-faces';

const INK = '#1c2326';
const QUIET = '#556160';
const ACCENT = ACCENTS.sea.light;
const LINE = '#d9d3c6';

/** Lengths in points on a Letter page. */
export const PDF_STYLES = StyleSheet.create({
  page: {
    paddingTop: 54,
    paddingBottom: 64,
    paddingHorizontal: 54,
    fontFamily: TEXT_FACE,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: INK,
  },
  band: { height: 190, marginTop: -54, marginHorizontal: -54, marginBottom: 24 },
  photo: { objectFit: 'cover' },
  house: { fontSize: 9, fontWeight: 600, color: ACCENT },
  logo: { height: 32, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' },
  title: { marginTop: 6, fontFamily: TITLE_FACE, fontSize: 34, lineHeight: 1.12 },
  line: { marginTop: 8, fontSize: 11, fontWeight: 600 },
  travelers: { marginTop: 2, color: QUIET },
  coverRule: { marginTop: 16, marginBottom: 14, borderBottomWidth: 2, borderBottomColor: ACCENT },
  welcome: { maxWidth: 420, fontFamily: TITLE_FACE, fontSize: 11.5, lineHeight: 1.5 },
  notice: {
    marginTop: 12,
    paddingVertical: 8,
    paddingHorizontal: 12,
    borderLeftWidth: 2,
    borderLeftColor: '#7a4b00',
    backgroundColor: '#fbf1dc',
  },
  noticeTitle: { fontWeight: 600, color: '#7a4b00' },
  day: { marginTop: 24 },
  dayHead: { marginBottom: 8, paddingBottom: 5, borderBottomWidth: 0.75, borderBottomColor: LINE },
  dayNumber: { fontSize: 8.5, fontWeight: 600, color: ACCENT },
  dayTitle: { fontFamily: TITLE_FACE, fontSize: 18, lineHeight: 1.2 },
  entry: { flexDirection: 'row', paddingVertical: 6 },
  time: { width: 66, fontWeight: 600 },
  body: { flex: 1 },
  kind: { fontSize: 8.5, fontWeight: 600, color: ACCENT },
  cancelledMark: { color: '#9b2423' },
  name: { fontSize: 11, fontWeight: 600, lineHeight: 1.35 },
  struck: { textDecoration: 'line-through', color: QUIET },
  quiet: { color: QUIET },
  route: { flexDirection: 'row', marginTop: 4, gap: 16 },
  end: { flex: 1 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 4, columnGap: 18, rowGap: 2 },
  fact: { maxWidth: 400 },
  row: { flexDirection: 'row', paddingVertical: 3, columnGap: 12 },
  rowDay: { width: 90, fontWeight: 600 },
  rowTitle: { flex: 1 },
  rowPrice: { width: 90, textAlign: 'right' },
  total: { fontWeight: 600 },
  note: { marginTop: 4, fontFamily: TITLE_FACE, fontSize: 10 },
  closing: { marginTop: 26 },
  foot: { position: 'absolute', top: 750, left: 54, fontSize: 8, color: QUIET },
  pageNumber: { position: 'absolute', top: 750, right: 54, fontSize: 8, color: QUIET },
});
