import { chakra, Image } from '@chakra-ui/react';
import { BOOKING_HUES, type BookingHue } from './theme/colours';

type Props = {
  name: string;
  picture?: string;
  /** Edge in CSS pixels; 100 on profiles, smaller in lists. Source: R-SHELL-303 (G-073). */
  size?: number;
  /** The name stands beside it, so it is not read out twice. */
  decorative?: boolean;
};

const HUES = Object.keys(BOOKING_HUES) as BookingHue[];
const hueOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length];
};

/** The first letters of the first and the last word of a name. */
export const getInitials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '?';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
};

/** A person as their picture, or as initials where there is none. */
export const InitialsAvatar = ({ name, picture, size = 100, decorative }: Props) => {
  const shape = { width: `${size}px`, height: `${size}px`, borderRadius: 'full', flexShrink: '0' };
  if (picture) return <Image src={picture} alt={decorative ? '' : name} objectFit="cover" {...shape} />;
  const hue = hueOf(name);
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      fontWeight="600"
      fontSize={`${Math.round(size * 0.38)}px`}
      lineHeight="1"
      bg={`booking.${hue}.subtle`}
      color={`booking.${hue}.fg`}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
      {...shape}
    >
      {getInitials(name)}
    </chakra.span>
  );
};
