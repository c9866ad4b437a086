import { generateLandscape } from './cover-landscape';

/** The cover of an itinerary without a photograph: hills in a light of their own, drawn from the names of its places. */
export const CoverArt = ({ seed }: { seed: string }) => {
  const { light, sun, layers, width, height } = generateLandscape(seed);
  return (
    <svg
      className="cover-picture"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="0.75">
          <stop offset="0" stopColor={light.sky[0]} />
          <stop offset="1" stopColor={light.sky[1]} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#sky)" />
      <circle cx={sun.x} cy={sun.y} r={sun.r * 2.1} fill={light.sun} opacity="0.25" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={light.sun} />
      {layers.map(({ fill, d }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
};
