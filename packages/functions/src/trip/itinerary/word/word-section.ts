import type { I18n } from '@lingui/core';
import { dayNumber, getFreeDayWords, getUnscheduledWords } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type {
  PublishedEntry,
  PublishedItinerary,
  PublishedSection,
} from '@wayline/core/areas/trip/itinerary/published';
import { atAGlance, priceLines } from '@wayline/core/areas/trip/itinerary/summaries';
import { formatMoneyIn } from '@wayline/core/base/money-text';
import { longDay, shortDayAlone } from '@wayline/pages/format/day-text';
import { getLocale } from '@wayline/pages/format/locale';
import { Paragraph, TabStopPosition, TabStopType, TextRun } from 'docx';
import { wordEntry } from './word-entry';
import { heading, notice, plain, prose } from './word-text';

const chapter = (i18n: I18n, title: string, entries: readonly PublishedEntry[], date?: string): Paragraph[] => [
  heading(title),
  ...(entries.length > 0 ? entries.flatMap((entry) => wordEntry(i18n, entry, date)) : [plain(getFreeDayWords(i18n))]),
];

const days = (i18n: I18n, { days: all, unscheduled }: PublishedItinerary): Paragraph[] => [
  ...all.flatMap(({ date, day, entries }) =>
    chapter(i18n, `${dayNumber(i18n, day)}: ${longDay(i18n, date)}`, entries, date),
  ),
  ...(unscheduled.length > 0 ? chapter(i18n, getUnscheduledWords(i18n).title, unscheduled) : []),
];

const row = (left: string, right: string, bold = false) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [new TextRun({ text: left, bold }), new TextRun({ text: `\t${right}`, bold })],
  });

const prices = (i18n: I18n, published: PublishedItinerary): Paragraph[] => {
  const { lines, totals } = priceLines(published);
  if (lines.length === 0) return [];
  return [
    heading(i18n._('Prices')),
    ...lines.map(({ title, price }) => row(title, formatMoneyIn(getLocale(i18n), price))),
    ...totals.map((total) => row(i18n._('Total'), formatMoneyIn(getLocale(i18n), total), true)),
  ];
};

const titled = (title: string, paragraphs: readonly Paragraph[]) => [heading(title), ...paragraphs];

/** One part of the document. Files do not open from paper, so documents have no part here. */
export const wordSection = (i18n: I18n, section: PublishedSection, published: PublishedItinerary): Paragraph[] => {
  switch (section.kind) {
    case 'welcome':
      return prose(published.welcome_text);
    case 'notices':
      return notice(i18n._('Important'), published.important_notice);
    case 'at_a_glance':
      return titled(
        i18n._('At a glance'),
        atAGlance(published.days).map(({ date, titles }) =>
          plain(`${shortDayAlone(i18n, date)}   ${titles.join(' · ') || i18n._('At leisure')}`),
        ),
      );
    case 'days':
      return days(i18n, published);
    case 'prices':
      return prices(i18n, published);
    case 'documents':
      return [];
    case 'travelers':
      return published.travelers.length > 0 ? titled(i18n._('Travelers'), published.travelers.map(plain)) : [];
    case 'custom':
      return section.stands_out ? notice(section.title, section.text) : titled(section.title, prose(section.text));
  }
};
