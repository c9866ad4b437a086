import type { SystemStyleObject } from '@chakra-ui/react';
import { BOOKING_HUES } from './colours';

const TONES = {
  neutral: { bg: 'bg.muted', color: 'fg' },
  accent: { bg: 'sea.subtle', color: 'sea.fg' },
  info: { bg: 'bg.info', color: 'fg.info' },
  success: { bg: 'bg.success', color: 'fg.success' },
  warning: { bg: 'bg.warning', color: 'fg.warning' },
  error: { bg: 'bg.error', color: 'fg.error' },
};
export type Tone = keyof typeof TONES;

const by = <T extends object>(attribute: string, looks: Record<string, T>) =>
  Object.fromEntries(Object.entries(looks).map(([name, look]) => [`&[data-${attribute}=${name}]`, look]));
const hues = Object.fromEntries(
  Object.keys(BOOKING_HUES).map((hue) => [hue, { bg: `booking.${hue}.subtle`, color: `booking.${hue}.fg` }]),
);

/**
 * The look of the small marks of which a page may have hundreds. It is worked out once for the page: as properties of each
 * mark it would be worked out for each, which on long lists took longer than all else.
 */
export const MARK_STYLES: Record<string, SystemStyleObject> = {
  '.status-badge': {
    display: 'inline-flex',
    alignItems: 'center',
    textStyle: 'small',
    fontWeight: '600',
    px: '2',
    py: '0.5',
    borderRadius: 'l1',
    whiteSpace: 'nowrap',
    ...by('tone', TONES),
  },
  // The name of a record in a table leads to it; it looks like a name until it is pointed at.
  '.row-link': {
    fontWeight: '600',
    borderRadius: 'l1',
    _hover: { color: 'sea.fg', textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'sea.solid' },
  },
  '.booking-icon': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '7',
    flexShrink: 0,
    borderRadius: 'l2',
    '&[data-large]': { boxSize: '9' },
    ...by('hue', hues),
  },
};
