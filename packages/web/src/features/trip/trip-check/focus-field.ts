/** Sends the focus to a field of the editor that opens next: once the dialog has put it on its first field. */
export const focusField = (name: string): void => {
  const settle = (event: FocusEvent) => {
    const dialog = event.target instanceof Element ? event.target.closest('dialog[open]') : null;
    if (!dialog) return;
    document.removeEventListener('focusin', settle);
    const field = dialog.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };
  document.addEventListener('focusin', settle);
};
