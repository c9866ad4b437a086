/** What is typed becomes a value when its field is left. */
export const commitTyped = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
