/** Leaves the app for a page that is not ours, such as the one a card is typed into. */
export const leaveFor = (address: string): void => window.location.assign(address);
