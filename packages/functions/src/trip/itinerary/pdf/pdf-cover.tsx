import type { I18n } from '@lingui/core';
import { Circle, Defs, Image, LinearGradient, Path, Rect, Stop, Svg, View } from '@react-pdf/renderer';
import { detectImageType } from '@wayline/core/areas/lookups/picture';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { generateLandscape } from '@wayline/pages/itinerary/cover-landscape';
import { nameList, tripLine } from '@wayline/pages/itinerary/trip-line';
import { getPaperAccent } from '../paper-entry';
import { PDF_STYLES } from './pdf-styles';
import type { Pictures } from './pictures';
import { Words } from './words';

type Props = { published: PublishedItinerary } & Pictures;
type CoverProps = Props & { i18n: I18n };

/** The landscape of the online cover, as a band over the whole width of the paper. */
const Landscape = ({ published: { destinations, trip_name } }: Props) => {
  const { light, sun, layers, width, height } = generateLandscape([...destinations, trip_name].join());
  return (
    <Svg
      viewBox={`0 ${height * 0.13} ${width} ${height * 0.55}`}
      preserveAspectRatio="xMidYMid slice"
      style={PDF_STYLES.band}
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
  cover && detectImageType(cover) === 'jpg' ? (
    <Image src={{ data: Buffer.from(cover), format: 'jpg' }} style={[PDF_STYLES.band, PDF_STYLES.photo]} />
  ) : (
    <Landscape published={published} />
  );

const House = ({ published: { company, accent }, logo }: Props) =>
  logo ? (
    <Image src={{ data: Buffer.from(logo, 'base64'), format: 'png' }} style={PDF_STYLES.logo} />
  ) : (
    <Words style={[PDF_STYLES.house, { color: getPaperAccent({ accent }) }]}>{company.name}</Words>
  );

/** Whose itinerary it is: a picture unless it is set in words only, the company, the title, the dates and the travelers. */
export const PdfCover = ({ i18n, published, logo, cover }: CoverProps) => (
  <View>
    {published.cover_style !== 'plain' && <Band published={published} cover={cover} />}
    <House {...{ published, logo }} />
    <Words style={PDF_STYLES.title}>{getItineraryTitle(published)}</Words>
    <Words style={PDF_STYLES.line}>{tripLine(i18n, published).join(' · ')}</Words>
    {published.travelers.length > 0 && (
      <Words style={PDF_STYLES.travelers}>
        {i18n._('For {names}', { names: nameList(i18n, published.travelers) })}
      </Words>
    )}
    <View style={[PDF_STYLES.coverRule, { borderBottomColor: getPaperAccent(published) }]} />
  </View>
);
