import { themeQuartz } from 'ag-grid-community';

const token = (path: string) => `var(--chakra-colors-${path})`;

/** The grid in the app's own colours: it reads the same variables, so it follows day and night by itself. */
export const gridTheme = themeQuartz.withParams({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSize: 13,
  headerFontSize: 12,
  headerFontWeight: 600,
  spacing: 6,
  rowHeight: 'var(--row-height)',
  headerHeight: 'var(--row-height)',
  wrapperBorderRadius: 8,
  borderRadius: 4,
  accentColor: token('sea-solid'),
  backgroundColor: token('bg-panel'),
  foregroundColor: token('fg'),
  textColor: token('fg'),
  headerBackgroundColor: token('bg-subtle'),
  headerTextColor: token('fg-muted'),
  oddRowBackgroundColor: token('bg'),
  rowHoverColor: token('sea-subtle'),
  selectedRowBackgroundColor: token('sea-subtle'),
  borderColor: token('border'),
  rowBorder: { color: token('border-muted') },
  columnBorder: false,
  wrapperBorder: { color: token('border') },
  checkboxUncheckedBorderColor: token('border-control'),
  focusShadow: 'none',
  browserColorScheme: 'inherit',
});
