import { defineConfig } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { RECIPES, SLOT_RECIPES } from './recipes';

const { transparent, current, black, white, gray } = tokens.colors;

/**
 * What the app uses of Chakra's own theme. Its palettes are more than half of all tokens, each worked out before anything is shown; the
 * app has colours of its own, so only what the shadows are made of stays.
 */
export const CHAKRA = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: { ...tokens, colors: { transparent, current, black, white, gray: { 300: gray[300], 900: gray[900] } } },
    semanticTokens: { shadows: semanticTokens.shadows, radii: semanticTokens.radii },
    recipes: RECIPES,
    slotRecipes: SLOT_RECIPES,
    textStyles,
    layerStyles,
    animationStyles,
  },
});
