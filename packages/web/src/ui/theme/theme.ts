import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { CHAKRA } from './chakra';
import { BOOKING_HUES, GROUNDS, INKS, LINES, RED, SEA, toColorTokens } from './colours';
import { DENSITY } from './density';
import { MARK_STYLES } from './mark-styles';
import { MENU_SHEET } from './menu-sheet';

const bookingHues = Object.fromEntries(Object.entries(BOOKING_HUES).map(([name, hue]) => [name, toColorTokens(hue)]));
const control = { borderColor: 'border.control', bg: 'bg.panel' };

/** Wayline's paper, ink, accent and type, and the few looks of components that differ from Chakra's. */
export const WAYLINE = defineConfig({
  globalCss: {
    '*': { fontFeatureSettings: 'normal' },
    html: { colorPalette: 'sea', textStyle: 'body' },
    'body, #root': { minHeight: '100dvh' },
    '*::placeholder': { color: 'fg.subtle' },
    ...MARK_STYLES,
    ...DENSITY,
    '*, *::before, *::after, *::backdrop': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    tokens: {
      fonts: {
        body: { value: "'Inter Variable', system-ui, sans-serif" },
        heading: { value: "'Inter Variable', system-ui, sans-serif" },
        serif: { value: "'Fraunces Variable', Georgia, serif" },
      },
      durations: { fast: { value: '120ms' }, moderate: { value: '150ms' }, slow: { value: '180ms' } },
    },
    semanticTokens: {
      colors: {
        bg: toColorTokens(GROUNDS),
        fg: toColorTokens(INKS),
        border: toColorTokens(LINES),
        sea: toColorTokens(SEA),
        red: toColorTokens(RED),
        booking: bookingHues,
      },
      radii: { l1: { value: '4px' }, l2: { value: '8px' }, l3: { value: '8px' } },
    },
    textStyles: {
      body: { value: { fontSize: '14px', lineHeight: '20px' } },
      table: { value: { fontSize: '13px', lineHeight: '20px', fontVariantNumeric: 'tabular-nums' } },
      small: { value: { fontSize: '12px', lineHeight: '16px' } },
      section: { value: { fontSize: 'var(--section-size)', lineHeight: 'var(--section-line)', fontWeight: '600' } },
      title: {
        value: {
          fontSize: 'var(--title-size)',
          lineHeight: 'var(--title-line)',
          fontWeight: '600',
          letterSpacing: '-0.011em',
        },
      },
      display: { value: { fontSize: '32px', lineHeight: '40px', fontFamily: 'serif', fontWeight: '500' } },
      figures: { value: { fontVariantNumeric: 'tabular-nums' } },
    },
    recipes: {
      button: {
        base: { fontWeight: '600' },
        defaultVariants: { size: 'sm' },
        variants: {
          // The least that a finger meets: the text of phones is smaller, and what is measured by it too.
          size: { '2xs': { minW: '24px', minH: '24px' } },
          variant: {
            outline: { borderColor: 'border.control', bg: 'bg.panel', color: 'fg', _hover: { bg: 'bg.subtle' } },
            ghost: { color: 'fg', _hover: { bg: 'bg.muted' } },
          },
        },
      },
      input: { defaultVariants: { size: 'sm' }, variants: { variant: { outline: control } } },
      textarea: { defaultVariants: { size: 'sm' }, variants: { variant: { outline: control } } },
      link: { base: { textUnderlineOffset: '3px' } },
    },
    slotRecipes: {
      menu: { slots: Object.keys(MENU_SHEET), base: MENU_SHEET },
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        defaultVariants: { size: 'sm' },
        variants: { variant: { outline: { field: control } } },
      },
    },
  },
});

/** The one system of the app: what it uses of Chakra's defaults, with its own looks. Building it costs, so there is one. */
export const system = createSystem(defaultBaseConfig, CHAKRA, WAYLINE);
