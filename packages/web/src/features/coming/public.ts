/** What other areas may use of coming. */
export { comingAt } from './coming-at';
