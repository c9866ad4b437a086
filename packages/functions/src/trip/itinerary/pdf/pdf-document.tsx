import type { I18n } from '@lingui/core';
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

type Props = { i18n: I18n; published: PublishedItinerary } & Pictures;

const Advisor = ({ i18n, published: { advisor, company } }: Pick<Props, 'i18n' | 'published'>) => (
  <View style={PDF_STYLES.closing} wrap={false}>
    <View style={PDF_STYLES.dayHead}>
      <Text style={PDF_STYLES.dayTitle}>{i18n._('Your advisor')}</Text>
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
export const PdfDocument = ({ i18n, published, ...pictures }: Props) => {
  const title = printable(getItineraryTitle(published));
  const hasUndrawn = printable(JSON.stringify(published)).includes(UNDRAWN);
  return (
    <Document
      title={title}
      author={printable(published.company.name)}
      creator="Wayline"
      producer="Wayline"
      language={i18n.locale}
    >
      <Page size="LETTER" style={PDF_STYLES.page}>
        <PdfCover i18n={i18n} published={published} {...pictures} />
        <Text style={PDF_STYLES.foot} fixed>
          {printable(
            [
              published.company.name,
              published.trip_code,
              i18n._('version {version}', { version: published.version }),
            ].join(' · '),
          )}
          , {fullDate(i18n, published.published_at.slice(0, 10))}
        </Text>
        <Text
          style={PDF_STYLES.pageNumber}
          fixed
          render={({ pageNumber, totalPages }) => i18n._('{page} of {pages}', { page: pageNumber, pages: totalPages })}
        />
        {pageSections(published).map((section, at) => (
          <PdfSection key={`${section.kind}-${String(at)}`} i18n={i18n} section={section} published={published} />
        ))}
        <Advisor i18n={i18n} published={published} />
        <SmallPrint title={i18n._('Terms and conditions')} text={published.company.terms} />
        <SmallPrint title={i18n._('Privacy')} text={published.company.privacy_note} />
        {hasUndrawn && (
          <Text style={[PDF_STYLES.quiet, PDF_STYLES.note]}>
            {i18n._('{mark} stands for a name in a script this document can’t print. Your online itinerary shows it.', {
              mark: UNDRAWN,
            })}
          </Text>
        )}
      </Page>
    </Document>
  );
};
