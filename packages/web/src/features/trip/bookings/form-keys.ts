import type { KeyboardEvent } from 'react';

const STOPS = 'input:not([type=hidden], [tabindex="-1"]), select, textarea, button:not([tabindex="-1"])';

/**
 * The keys of a long form: Enter goes on to the next field, Ctrl or Cmd with Enter sends the form. In a text of several lines and on a
 * button Enter does what it always does.
 */
export const formKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLElement) || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // A date or a price becomes a value when its field is left.
    target.blur();
    target.closest('form')?.requestSubmit();
    target.focus();
    return;
  }
  if (!target.matches('input:not([type=checkbox]), select')) return;
  event.preventDefault();
  const around = target.closest('dialog') ?? document.body;
  const stops = [...around.querySelectorAll<HTMLElement>(STOPS)].filter((element) => !element.matches(':disabled'));
  stops[stops.indexOf(target) + 1]?.focus();
};
