import { Circle, Defs, Image, LinearGradient, Path, Rect, Stop, Svg, Text, View } from '@react-pdf/renderer';
import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { titleOf } from '@wayline/core/itinerary/title-of';
import { imageTypeOf } from '@wayline/core/lookups/picture';
import { landscapeOf } from '@wayline/pages/itinerary/cover-landscape';
import { nameList, tripLine } from '@wayline/pages/itinerary/trip-line';
import { accentOf } from '../paper-entry';
import { LOOK } from './pdf-look';
import type { Pictures } from './pictures';
import { printable } from './printable';

type Props = { published: PublishedItinerary } & Pictures;

/** The landscape of the online cover, as a band over the whole width of the paper. */
const Landscape = ({ published: { destinations, trip_name } }: Props) => {
  const { light, sun, layers, width, height } = landscapeOf([...destinations, trip_name].join());
  return (
    <Svg
      viewBox={`0 ${height * 0.13} ${width} ${height * 0.55}`}
      preserveAspectRatio="xMidYMid slice"
      style={LOOK.band}
    >
      <Defs>
        <LinearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="1" stopColor={light.sky[1]} />
        </LinearGradient>
      </Defs>
      <Rect x="0" y="0" width={width} height={height} fill="url(#sky)" />
      <Circle cx={sun.x} cy={sun.y} r={sun.r} fill={light.sun} />
      {layers.map(({ fill, d }) => (
        <Path key={d} d={d} fill={fill} />
      ))}
    </Svg>
  );
};

/** The photograph of the online cover, or the drawn one. A JPEG goes into the file as it is; another kind would have to be unpacked. */
const Band = ({ published, cover }: Props) =>
  cover && imageTypeOf(cover) === 'jpg' ? (
    <Image src={{ data: Buffer.from(cover), format: 'jpg' }} style={[LOOK.band, LOOK.photo]} />
  ) : (
    <Landscape published={published} />
  );

const House = ({ published: { company, accent }, logo }: Props) =>
  logo ? (
    <Image src={{ data: Buffer.from(logo, 'base64'), format: 'png' }} style={LOOK.logo} />
  ) : (
    <Text style={[LOOK.house, { color: accentOf({ accent }) }]}>{printable(company.name)}</Text>
  );

/** Whose itinerary it is: a picture unless it is set in words only, the company, the title, the dates and the travelers. */
export const PdfCover = ({ published, logo, cover }: Props) => (
  <View>
    {published.cover_style !== 'plain' && <Band published={published} cover={cover} />}
    <House {...{ published, logo }} />
    <Text style={LOOK.title}>{printable(titleOf(published))}</Text>
    <Text style={LOOK.line}>{printable(tripLine(published).join(' · '))}</Text>
    {published.travelers.length > 0 && (
      <Text style={LOOK.travelers}>For {printable(nameList(published.travelers))}</Text>
    )}
    <View style={[LOOK.coverRule, { borderBottomColor: accentOf(published) }]} />
  </View>
);
