import { Document, Page, Text, View } from '@react-pdf/renderer';
import { dayNumber, entryKey, FREE_DAY, UNSCHEDULED } from '@wayline/core/itinerary/client-reading';
import type { PublishedEntry, PublishedItinerary } from '@wayline/core/itinerary/published';
import { titleOf } from '@wayline/core/itinerary/title-of';
import { fullDate, longDay } from '@wayline/pages/format/day-text';
import { nameList, tripLine } from '@wayline/pages/itinerary/trip-line';
import { PdfEntry } from './pdf-entry';
import { LOOK } from './pdf-look';
import { printable, UNDRAWN } from './printable';

const Cover = ({ published }: { published: PublishedItinerary }) => (
  <View>
    <Text style={LOOK.house}>{printable(published.company.name)}</Text>
    <Text style={LOOK.title}>{printable(titleOf(published))}</Text>
    <Text style={LOOK.line}>{printable(tripLine(published).join(' · '))}</Text>
    {published.travelers.length > 0 && (
      <Text style={LOOK.travelers}>For {printable(nameList(published.travelers))}</Text>
    )}
    <View style={LOOK.coverRule} />
    {published.welcome_text.trim() !== '' && (
      <Text style={LOOK.welcome}>{printable(published.welcome_text.trim())}</Text>
    )}
    {published.important_notice.trim() !== '' && (
      <View style={LOOK.notice}>
        <Text style={LOOK.noticeTitle}>Important</Text>
        <Text>{printable(published.important_notice.trim())}</Text>
      </View>
    )}
  </View>
);

type ChapterProps = { number: string; title: string; entries: readonly PublishedEntry[]; date?: string };
const Chapter = ({ number, title, entries, date }: ChapterProps) => (
  <View style={LOOK.day}>
    <View style={LOOK.dayHead} minPresenceAhead={70}>
      <Text style={LOOK.dayNumber}>{number}</Text>
      <Text style={LOOK.dayTitle}>{title}</Text>
    </View>
    {entries.map((entry) => (
      <PdfEntry key={entryKey(entry)} entry={entry} day={date} />
    ))}
    {entries.length === 0 && <Text style={LOOK.quiet}>{FREE_DAY}</Text>}
  </View>
);

const Advisor = ({ published: { advisor, company } }: { published: PublishedItinerary }) => (
  <View style={LOOK.closing} wrap={false}>
    <View style={LOOK.dayHead}>
      <Text style={LOOK.dayTitle}>Your advisor</Text>
    </View>
    <Text style={LOOK.name}>{printable(advisor.name)}</Text>
    <Text>
      {printable([company.name, advisor.phone_no, advisor.email, company.website].filter(Boolean).join(' · '))}
    </Text>
  </View>
);

/** A published itinerary on Letter paper. */
export const PdfDocument = ({ published }: { published: PublishedItinerary }) => {
  const title = printable(titleOf(published));
  const hasUndrawn = printable(JSON.stringify(published)).includes(UNDRAWN);
  return (
    <Document
      title={title}
      author={printable(published.company.name)}
      creator="Wayline"
      producer="Wayline"
      language="en"
    >
      <Page size="LETTER" style={LOOK.page}>
        <Cover published={published} />
        <Text style={LOOK.foot} fixed>
          {printable(`${published.company.name} · ${published.trip_code} · version ${published.version}`)},{' '}
          {fullDate(published.published_at.slice(0, 10))}
        </Text>
        <Text style={LOOK.pageNumber} fixed render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`} />
        {published.days.map(({ date, day, entries }) => (
          <Chapter key={date} number={dayNumber(day)} title={longDay(date)} entries={entries} date={date} />
        ))}
        {published.unscheduled.length > 0 && <Chapter {...UNSCHEDULED} entries={published.unscheduled} />}
        <Advisor published={published} />
        {hasUndrawn && (
          <Text style={[LOOK.quiet, LOOK.note]}>
            {UNDRAWN} stands for a name in a script this document cannot print. Your online itinerary shows it.
          </Text>
        )}
      </Page>
    </Document>
  );
};
