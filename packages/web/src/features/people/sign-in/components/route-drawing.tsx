import { chakra } from '@chakra-ui/react';

const STOPS = [
  { x: 40, y: 300, name: 'Lisbon', nights: '3 nights' },
  { x: 170, y: 190, name: 'Porto', nights: '2 nights' },
  { x: 315, y: 235, name: 'Douro', nights: '2 nights' },
  { x: 440, y: 90, name: 'Santiago', nights: '1 night' },
] as const;
/** The way leaves the highest stops downwards, so their names stand above. */
const LABELS_ABOVE = 120;

/** A way through four places, drawn as on a planner's map; decoration only. */
export const RouteDrawing = () => (
  <chakra.svg viewBox="0 20 520 360" width="100%" maxH="60vh" aria-hidden color="sea.fg">
    <chakra.path
      d="M40 300 C 90 230, 120 210, 170 190 S 270 270, 315 235 S 400 120, 440 90"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
    {STOPS.map(({ x, y, name, nights }) => (
      <chakra.g key={name} transform={`translate(${x} ${y})`}>
        <chakra.circle r="15" fill="bg.panel" />
        <chakra.circle r="6" fill="currentColor" />
        <chakra.text
          x="0"
          y={y < LABELS_ABOVE ? -42 : 42}
          fill="fg"
          fontSize="17"
          fontFamily="serif"
          textAnchor="middle"
        >
          {name}
        </chakra.text>
        <chakra.text x="0" y={y < LABELS_ABOVE ? -24 : 61} fill="fg.muted" fontSize="12" textAnchor="middle">
          {nights}
        </chakra.text>
      </chakra.g>
    ))}
  </chakra.svg>
);
