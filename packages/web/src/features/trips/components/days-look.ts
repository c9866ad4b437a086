import { defineStyle } from '@chakra-ui/react';

/**
 * The look of the days of a planner and of their entries, given once to what holds the days. There are hundreds of entries of a dozen
 * parts each; properties on each part would be worked out for each, which took longer than all else together.
 */
export const DAYS_LOOK = defineStyle({
  '& .day': {
    py: '3',
    // Days out of sight cost nothing until they are scrolled to; the room at the sides is for the rings of what has the focus.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 240px',
    px: '1',
    mx: '-1',
    borderRadius: 'l2',
    scrollMarginTop: '64px',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'sea.solid', outlineOffset: '4px' },
  },
  '& .day-head': { display: 'flex', alignItems: 'center', gap: '3', mb: '2' },
  '& .day-words': { display: 'flex', alignItems: 'baseline', gap: '3', flex: '1', minW: '0', flexWrap: 'wrap' },
  '& .day-title': {
    textStyle: 'section',
    scrollMarginTop: '72px',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
  '& .day-date': { color: 'fg.muted' },
  '& .day-outside': { color: 'fg.warning' },
  '& .day-lines': { display: 'flex', flexDirection: 'column', gap: '2' },
  '& .planner-button': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '9',
    flexShrink: 0,
    borderRadius: 'l2',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '&:hover, &[aria-expanded=true]': { bg: 'bg.muted' },
  },
  '& .entry': {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    cursor: 'grab',
    '&[data-testid=entry-overnight]': { py: '1', bg: 'bg.muted', borderWidth: '0' },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over]': { borderTopColor: 'sea.solid', borderTopWidth: '2px' },
    '&[data-picked]': { borderColor: 'sea.solid', bg: 'sea.subtle' },
  },
  '& .entry-mark': { display: 'grid', placeItems: 'center', w: '9', flexShrink: 0 },
  '& .entry-times': {
    display: { base: 'none', sm: 'block' },
    w: '11rem',
    flexShrink: 0,
    textStyle: 'table',
    color: 'fg.muted',
  },
  // Where nothing of the day has a time, nothing is to be lined up with it.
  '& [data-timeless] .entry-times': { display: 'none' },
  '& .entry-words': { flex: '1', minW: '0' },
  '& .entry-title': {
    display: 'block',
    maxW: '100%',
    truncate: true,
    textAlign: 'start',
    fontWeight: '600',
    borderRadius: 'l1',
    cursor: 'pointer',
    scrollMarginTop: '72px',
    focusVisibleRing: 'outside',
    _hover: { color: 'sea.fg' },
    '&[data-cancelled]': { textDecoration: 'line-through' },
  },
  '& .entry-note': {
    textStyle: 'table',
    fontVariantNumeric: 'normal',
    color: 'fg.muted',
    '&[data-declined]': { color: 'fg.error' },
  },
  '& .entry-times-below': { display: { base: 'block', sm: 'none' }, textStyle: 'table', color: 'fg.muted' },
  '& .entry-status': { display: { base: 'none', md: 'block' } },
});
