import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { BOOKING_HUES, GROUNDS, INKS, LINES, SEA, SOLID_PALETTES, tokensOf } from './colours';
import { MARKS } from './marks';

const solidAt700 = Object.fromEntries(
  SOLID_PALETTES.map((name) => [name, { solid: { value: `{colors.${name}.700}` }, contrast: { value: 'white' } }]),
);
const bookingHues = Object.fromEntries(Object.entries(BOOKING_HUES).map(([name, hue]) => [name, tokensOf(hue)]));
const control = { borderColor: 'border.control', bg: 'bg.panel' };

const config = defineConfig({
  globalCss: {
    '*': { fontFeatureSettings: 'normal' },
    html: { colorPalette: 'sea', textStyle: 'body' },
    'body, #root': { minHeight: '100dvh' },
    '*::placeholder': { color: 'fg.subtle' },
    ...MARKS,
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
        bg: tokensOf(GROUNDS),
        fg: tokensOf(INKS),
        border: tokensOf(LINES),
        sea: tokensOf(SEA),
        ...solidAt700,
        booking: bookingHues,
      },
      radii: { l1: { value: '4px' }, l2: { value: '8px' }, l3: { value: '8px' } },
    },
    textStyles: {
      body: { value: { fontSize: '14px', lineHeight: '20px' } },
      table: { value: { fontSize: '13px', lineHeight: '20px', fontVariantNumeric: 'tabular-nums' } },
      small: { value: { fontSize: '12px', lineHeight: '16px' } },
      section: { value: { fontSize: '16px', lineHeight: '24px', fontWeight: '600' } },
      title: { value: { fontSize: '22px', lineHeight: '28px', fontWeight: '600', letterSpacing: '-0.011em' } },
      display: { value: { fontSize: '32px', lineHeight: '40px', fontFamily: 'serif', fontWeight: '500' } },
      figures: { value: { fontVariantNumeric: 'tabular-nums' } },
    },
    recipes: {
      button: {
        base: { fontWeight: '600' },
        defaultVariants: { size: 'sm' },
        variants: {
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
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        defaultVariants: { size: 'sm' },
        variants: { variant: { outline: { field: control } } },
      },
    },
  },
});

/** The one system of the app: Chakra's defaults with Wayline's paper, ink, accent and type. Building it costs 28 ms, so there is one. */
export const system = createSystem(defaultConfig, config);
