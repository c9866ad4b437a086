/** What other areas may use of accounting. */
export { ClientCredits } from './credit/client-credits';
