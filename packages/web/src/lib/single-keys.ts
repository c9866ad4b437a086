const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const OWN_KEYS = 'dialog[open], [role="menu"][data-state="open"]';

/**
 * The key of a press that is a shortcut by itself: not with Control, Alt or Command, not while somebody types, not while a dialog or
 * a menu has the keys. Letters are small.
 */
export const singleKey = (event: KeyboardEvent): string | undefined => {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target instanceof Element && event.target.closest(TYPING)) return undefined;
  if (document.querySelector(OWN_KEYS)) return undefined;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
};
