import { Document, Page, Text, View } from '@react-pdf/renderer';
import { pageSections } from '@wayline/core/itinerary/page-sections';
import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { titleOf } from '@wayline/core/itinerary/title-of';
import { fullDate } from '@wayline/pages/format/day-text';
import { nameList, tripLine } from '@wayline/pages/itinerary/trip-line';
import { accentOf } from '../paper-entry';
import { LOOK } from './pdf-look';
import { PdfSection } from './pdf-section';
import { printable, UNDRAWN } from './printable';

const Cover = ({ published }: { published: PublishedItinerary }) => (
  <View>
    <Text style={[LOOK.house, { color: accentOf(published) }]}>{printable(published.company.name)}</Text>
    <Text style={LOOK.title}>{printable(titleOf(published))}</Text>
    <Text style={LOOK.line}>{printable(tripLine(published).join(' · '))}</Text>
    {published.travelers.length > 0 && (
      <Text style={LOOK.travelers}>For {printable(nameList(published.travelers))}</Text>
    )}
    <View style={[LOOK.coverRule, { borderBottomColor: accentOf(published) }]} />
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
        {pageSections(published).map((section, at) => (
          <PdfSection key={`${section.kind}-${String(at)}`} section={section} published={published} />
        ))}
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
