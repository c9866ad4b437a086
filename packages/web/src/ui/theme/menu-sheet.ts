/**
 * On a narrow screen a menu is a sheet at the foot of the screen. Beside its button it would move with the page, and a tap that the page
 * scrolls under, by hand or because a colleague's change arrives, would fall on what lies beneath, or on the wrong entry.
 */
export const MENU_SHEET = {
  positioner: {
    mdDown: {
      position: 'fixed !important',
      inset: '0 !important',
      transform: 'none !important',
      width: '100% !important',
      display: 'flex',
      alignItems: 'flex-end',
      zIndex: 'popover',
      pointerEvents: 'none',
      transition: 'background 120ms',
      '&:has(> [data-state=open])': { pointerEvents: 'auto', bg: 'rgb(0 0 0 / 0.4)' },
    },
  },
  content: {
    mdDown: {
      flex: '1',
      maxHeight: '80dvh',
      overscrollBehavior: 'contain',
      borderBottomRadius: '0',
      borderTopRadius: 'xl',
      paddingBlock: '2',
      paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
    },
  },
  item: { mdDown: { minHeight: '44px', paddingInline: '4', fontSize: '16px' } },
};
