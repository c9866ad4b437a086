/** Where every service of the product is reached, on the address of the app. */
export const CONTRACT_BASE = '/services';
