import type { I18n } from '@lingui/core';
import { Text, View } from '@react-pdf/renderer';
import { differentZones, findEntryStatus, legEndWords } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { clock } from '@wayline/pages/format/clock-text';
import { shortDay } from '@wayline/pages/format/day-text';
import { zoneText } from '@wayline/pages/format/zone-text';
import { paperFacts, paperHeading } from '../paper-entry';
import { PDF_STYLES } from './pdf-styles';
import { Paragraphs, Words } from './words';

type Place = NonNullable<PublishedEntry['place']>;
type End = {
  i18n: I18n;
  word?: string | undefined;
  place: Place;
  date: string;
  day: string;
  time?: string;
  zone?: string;
};

const RouteEnd = ({ i18n, word, place, date, day, time, zone }: End) => (
  <View style={PDF_STYLES.end}>
    <Text>
      {[
        word,
        time ? clock(i18n, time) : i18n._('Time TBD'),
        time && zone && zoneText(zone, date, time),
        date !== day && shortDay(i18n, date),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
    <Words style={PDF_STYLES.quiet}>{[place.iata_code, place.name].filter(Boolean).join(' · ')}</Words>
    {place.address && <Words style={PDF_STYLES.quiet}>{place.address}</Words>}
  </View>
);

const Route = ({ i18n, entry, day }: { i18n: I18n; entry: PublishedEntry; day: string }) => {
  const { from, to } = entry;
  if (!from || !to) return null;
  const zones = differentZones(entry);
  const [start, end] = entry.leg_kind ? legEndWords(i18n, entry) : [];
  return (
    <View style={PDF_STYLES.route}>
      <RouteEnd i18n={i18n} word={start} place={from} date={day} day={day} time={entry.time} zone={zones.from} />
      <RouteEnd
        i18n={i18n}
        word={end}
        place={to}
        date={entry.end_date ?? day}
        day={day}
        time={entry.end_time}
        zone={zones.to}
      />
    </View>
  );
};

/** One line of a day on paper. */
export const PdfEntry = ({ i18n, entry, day }: { i18n: I18n; entry: PublishedEntry; day?: string }) => {
  const { kind, title } = paperHeading(i18n, entry);
  const state = findEntryStatus(i18n, entry);
  const facts = paperFacts(i18n, entry, title, day);
  return (
    <View style={PDF_STYLES.entry} wrap={false}>
      <Text style={PDF_STYLES.time}>{entry.time ? clock(i18n, entry.time) : ''}</Text>
      <View style={PDF_STYLES.body}>
        <Text style={PDF_STYLES.kind}>
          <Words direction="ltr">{kind}</Words>
          {entry.is_cancelled ? (
            <Text style={PDF_STYLES.cancelledMark}> · {i18n._('Cancelled')}</Text>
          ) : (
            state && <Text style={PDF_STYLES.quiet}> · {state}</Text>
          )}
        </Text>
        <Words style={entry.is_cancelled ? [PDF_STYLES.name, PDF_STYLES.struck] : PDF_STYLES.name}>{title}</Words>
        {day && <Route i18n={i18n} entry={entry} day={day} />}
        {facts.length > 0 && (
          <View style={PDF_STYLES.facts}>
            {facts.map(([name, value]) => (
              <Text key={name} style={PDF_STYLES.fact}>
                <Text style={PDF_STYLES.quiet}>{name} </Text>
                <Words direction="ltr">{value}</Words>
              </Text>
            ))}
          </View>
        )}
        {entry.note && <Paragraphs style={PDF_STYLES.note}>{entry.note}</Paragraphs>}
      </View>
    </View>
  );
};
