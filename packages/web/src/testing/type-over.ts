import userEvent from '@testing-library/user-event';

/** Types into a field in the place of what it has, and leaves it. */
export const typeOver = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};
