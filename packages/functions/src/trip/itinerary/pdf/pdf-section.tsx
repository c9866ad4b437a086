import type { I18n } from '@lingui/core';
import { Text, View } from '@react-pdf/renderer';
import {
  dayNumber,
  entryKey,
  getFreeDayWords,
  getUnscheduledWords,
} from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type {
  PublishedEntry,
  PublishedItinerary,
  PublishedSection,
} from '@wayline/core/areas/trip/itinerary/published';
import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';
import { atAGlance, priceLines } from '@wayline/core/areas/trip/itinerary/summaries';
import { formatMoneyIn } from '@wayline/core/base/money-text';
import { longDay, shortDayAlone } from '@wayline/pages/format/day-text';
import { getLocale } from '@wayline/pages/format/locale';
import type { ReactNode } from 'react';
import { getPaperAccent } from '../paper-entry';
import { PdfEntry } from './pdf-entry';
import { PDF_STYLES } from './pdf-styles';
import { Paragraphs, Words } from './words';

const linesOf = (text: string) => plainLines(text).join('\n');

const Notice = ({ title, text }: { title: string; text: string }) =>
  text.trim() === '' ? null : (
    <View style={PDF_STYLES.notice}>
      <Words style={PDF_STYLES.noticeTitle}>{title}</Words>
      <Paragraphs>{linesOf(text)}</Paragraphs>
    </View>
  );

const Closing = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={PDF_STYLES.closing}>
    <View style={PDF_STYLES.dayHead} minPresenceAhead={40}>
      <Words style={PDF_STYLES.dayTitle}>{title}</Words>
    </View>
    {children}
  </View>
);

type ChapterProps = {
  i18n: I18n;
  number: string;
  title: string;
  entries: readonly PublishedEntry[];
  accent: string;
  date?: string;
};
/** A day; its heading stays on the page of its first entry. */
const Chapter = ({ i18n, number, title, entries, accent, date }: ChapterProps) => (
  <View style={PDF_STYLES.day}>
    <View wrap={false}>
      <View style={PDF_STYLES.dayHead}>
        <Text style={[PDF_STYLES.dayNumber, { color: accent }]}>{number}</Text>
        <Text style={PDF_STYLES.dayTitle}>{title}</Text>
      </View>
      {entries.slice(0, 1).map((entry) => (
        <PdfEntry i18n={i18n} key={entryKey(entry)} entry={entry} day={date} />
      ))}
      {entries.length === 0 && <Text style={PDF_STYLES.quiet}>{getFreeDayWords(i18n)}</Text>}
    </View>
    {entries.slice(1).map((entry) => (
      <PdfEntry i18n={i18n} key={entryKey(entry)} entry={entry} day={date} />
    ))}
  </View>
);

type InLanguage = { i18n: I18n; published: PublishedItinerary };

const Days = ({ i18n, published }: InLanguage) => (
  <>
    {published.days.map(({ date, day, entries }) => (
      <Chapter
        i18n={i18n}
        key={date}
        number={dayNumber(i18n, day)}
        title={longDay(i18n, date)}
        entries={entries}
        accent={getPaperAccent(published)}
        date={date}
      />
    ))}
    {published.unscheduled.length > 0 && (
      <Chapter
        i18n={i18n}
        {...getUnscheduledWords(i18n)}
        entries={published.unscheduled}
        accent={getPaperAccent(published)}
      />
    )}
  </>
);

const Glance = ({ i18n, published }: InLanguage) => (
  <Closing title={i18n._('At a glance')}>
    {atAGlance(published.days).map(({ date, titles }) => (
      <View key={date} style={PDF_STYLES.row} wrap={false}>
        <Text style={PDF_STYLES.rowDay}>{shortDayAlone(i18n, date)}</Text>
        <Words style={PDF_STYLES.rowTitle}>{titles.join(' · ') || i18n._('At leisure')}</Words>
      </View>
    ))}
  </Closing>
);

const Prices = ({ i18n, published }: InLanguage) => {
  const { lines, totals } = priceLines(published);
  if (lines.length === 0) return null;
  return (
    <Closing title={i18n._('Prices')}>
      {lines.map(({ booking_id, title, price }) => (
        <View key={booking_id} style={PDF_STYLES.row} wrap={false}>
          <Words style={PDF_STYLES.rowTitle}>{title}</Words>
          <Text style={PDF_STYLES.rowPrice}>{formatMoneyIn(getLocale(i18n), price)}</Text>
        </View>
      ))}
      {totals.map((total) => (
        <View key={total.currency} style={[PDF_STYLES.row, PDF_STYLES.total]} wrap={false}>
          <Text style={PDF_STYLES.rowTitle}>{i18n._('Total')}</Text>
          <Text style={PDF_STYLES.rowPrice}>{formatMoneyIn(getLocale(i18n), total)}</Text>
        </View>
      ))}
    </Closing>
  );
};

type Props = InLanguage & { section: PublishedSection };
/** One part of the document. Files cannot be opened from paper and the cover names the travelers, so both have no part here. */
export const PdfSection = ({ i18n, section, published }: Props) => {
  switch (section.kind) {
    case 'welcome':
      return published.welcome_text.trim() ? (
        <Paragraphs style={PDF_STYLES.welcome}>{linesOf(published.welcome_text)}</Paragraphs>
      ) : null;
    case 'notices':
      return <Notice title={i18n._('Important')} text={published.important_notice} />;
    case 'at_a_glance':
      return <Glance i18n={i18n} published={published} />;
    case 'days':
      return <Days i18n={i18n} published={published} />;
    case 'prices':
      return <Prices i18n={i18n} published={published} />;
    case 'custom':
      return section.stands_out ? (
        <Notice title={section.title} text={section.text} />
      ) : (
        <Closing title={section.title}>
          <Paragraphs>{linesOf(section.text)}</Paragraphs>
        </Closing>
      );
    default:
      return null;
  }
};
