import { Document, Page, Text, View } from '@react-pdf/renderer';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import { pageSections } from '@wayline/core/areas/trip/itinerary/page-sections';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';
import { websiteText } from '@wayline/core/base/text-inputs';
import { fullDate } from '@wayline/pages/format/day-text';
import { PdfCover } from './pdf-cover';
import { PdfSection } from './pdf-section';
import { PDF_STYLES } from './pdf-styles';
import type { Pictures } from './pictures';
import { printable, UNDRAWN } from './printable';

type Props = { published: PublishedItinerary } & Pictures;

const Advisor = ({ published: { advisor, company } }: { published: PublishedItinerary }) => (
  <View style={PDF_STYLES.closing} wrap={false}>
    <View style={PDF_STYLES.dayHead}>
      <Text style={PDF_STYLES.dayTitle}>Your advisor</Text>
    </View>
    <Text style={PDF_STYLES.name}>{printable(advisor.name)}</Text>
    <Text>
      {printable(
        [company.name, advisor.phone_no, advisor.email, company.website && websiteText(company.website)]
          .filter(Boolean)
          .join(' · '),
      )}
    </Text>
    {company.contact && <Text>{printable(company.contact)}</Text>}
  </View>
);

const SmallPrint = ({ title, text }: { title: string; text: string | undefined }) =>
  text ? (
    <View style={PDF_STYLES.closing}>
      <Text style={PDF_STYLES.rowDay}>{title}</Text>
      <Text style={PDF_STYLES.quiet}>{printable(plainLines(text).join('\n'))}</Text>
    </View>
  ) : null;

/** A published itinerary on Letter paper. */
export const PdfDocument = ({ published, ...pictures }: Props) => {
  const title = printable(getItineraryTitle(published));
  const hasUndrawn = printable(JSON.stringify(published)).includes(UNDRAWN);
  return (
    <Document
      title={title}
      author={printable(published.company.name)}
      creator="Wayline"
      producer="Wayline"
      language="en"
    >
      <Page size="LETTER" style={PDF_STYLES.page}>
        <PdfCover published={published} {...pictures} />
        <Text style={PDF_STYLES.foot} fixed>
          {printable(`${published.company.name} · ${published.trip_code} · version ${published.version}`)},{' '}
          {fullDate(published.published_at.slice(0, 10))}
        </Text>
        <Text
          style={PDF_STYLES.pageNumber}
          fixed
          render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`}
        />
        {pageSections(published).map((section, at) => (
          <PdfSection key={`${section.kind}-${String(at)}`} section={section} published={published} />
        ))}
        <Advisor published={published} />
        <SmallPrint title="Terms and conditions" text={published.company.terms} />
        <SmallPrint title="Privacy" text={published.company.privacy_note} />
        {hasUndrawn && (
          <Text style={[PDF_STYLES.quiet, PDF_STYLES.note]}>
            {UNDRAWN} stands for a name in a script this document can’t print. Your online itinerary shows it.
          </Text>
        )}
      </Page>
    </Document>
  );
};
