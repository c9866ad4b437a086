import { Text, View } from '@react-pdf/renderer';
import { differentZones, legEndWords, stateOf } from '@wayline/core/itinerary/client-reading';
import type { PublishedEntry } from '@wayline/core/itinerary/published';
import { clock } from '@wayline/pages/format/clock-text';
import { shortDay } from '@wayline/pages/format/day-text';
import { zoneText } from '@wayline/pages/format/zone-text';
import { paperFacts, paperHeading } from '../paper-entry';
import { LOOK } from './pdf-look';
import { printable } from './printable';

type Place = NonNullable<PublishedEntry['place']>;
type End = { word?: string | undefined; place: Place; date: string; day: string; time?: string; zone?: string };

const RouteEnd = ({ word, place, date, day, time, zone }: End) => (
  <View style={LOOK.end}>
    <Text>
      {[
        word,
        time ? clock(time) : 'Time open',
        time && zone && zoneText(zone, date, time),
        date !== day && shortDay(date),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
    <Text style={LOOK.quiet}>{printable([place.iata_code, place.name].filter(Boolean).join(' · '))}</Text>
    {place.address && <Text style={LOOK.quiet}>{printable(place.address)}</Text>}
  </View>
);

const Route = ({ entry, day }: { entry: PublishedEntry; day: string }) => {
  const { from, to } = entry;
  if (!from || !to) return null;
  const zones = differentZones(entry);
  const [start, end] = entry.leg_kind ? legEndWords(entry) : [];
  return (
    <View style={LOOK.route}>
      <RouteEnd word={start} place={from} date={day} day={day} time={entry.time} zone={zones.from} />
      <RouteEnd word={end} place={to} date={entry.end_date ?? day} day={day} time={entry.end_time} zone={zones.to} />
    </View>
  );
};

/** One line of a day on paper. */
export const PdfEntry = ({ entry, day }: { entry: PublishedEntry; day?: string }) => {
  const { kind, title } = paperHeading(entry);
  const state = stateOf(entry);
  const facts = paperFacts(entry, title, day);
  return (
    <View style={LOOK.entry} wrap={false}>
      <Text style={LOOK.time}>{entry.time ? clock(entry.time) : ''}</Text>
      <View style={LOOK.body}>
        <Text style={LOOK.kind}>
          {printable(kind)}
          {entry.is_cancelled ? (
            <Text style={LOOK.cancelledMark}> · Cancelled</Text>
          ) : (
            state && <Text style={LOOK.quiet}> · {state}</Text>
          )}
        </Text>
        <Text style={entry.is_cancelled ? [LOOK.name, LOOK.struck] : LOOK.name}>{printable(title)}</Text>
        {day && <Route entry={entry} day={day} />}
        {facts.length > 0 && (
          <View style={LOOK.facts}>
            {facts.map(([name, value]) => (
              <Text key={name} style={LOOK.fact}>
                <Text style={LOOK.quiet}>{name} </Text>
                {printable(value)}
              </Text>
            ))}
          </View>
        )}
        {entry.note && <Text style={LOOK.note}>{printable(entry.note)}</Text>}
      </View>
    </View>
  );
};
